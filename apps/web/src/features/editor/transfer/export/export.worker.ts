/// <reference lib="webworker" />
import emoji from '@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff?url';
import emphasized from 'pdfmake/fonts/Roboto/Roboto-Italic.ttf?url';
import strong from 'pdfmake/fonts/Roboto/Roboto-Medium.ttf?url';
import both from 'pdfmake/fonts/Roboto/Roboto-MediumItalic.ttf?url';
import regular from 'pdfmake/fonts/Roboto/Roboto-Regular.ttf?url';
import type { WorkerAnswer } from '../ask-worker';
import { render, type TextToRender } from './render';
import type { PdfFont } from './to-pdf';

declare const self: DedicatedWorkerGlobalScope;

const FONTS: Readonly<Record<PdfFont, string>> = { regular, strong, emphasized, both, emoji };

async function loadFont(font: PdfFont): Promise<string> {
  const response = await fetch(FONTS[font]);
  if (!response.ok) throw new Error('The font could not be loaded.');
  const address = new FileReaderSync().readAsDataURL(await response.blob());
  return address.slice(address.indexOf(',') + 1);
}

const send = (answer: WorkerAnswer<BlobPart>) => self.postMessage(answer);

self.onmessage = ({ data }: MessageEvent<TextToRender>) => {
  render(data, loadFont)
    .then((result) => send({ result }))
    .catch((error: unknown) => send({ failure: String(error) }));
};
