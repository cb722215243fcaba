/// <reference lib="webworker" />
import { readDocx } from './read-docx';

declare const self: DedicatedWorkerGlobalScope;

self.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => {
  void readDocx(data).then((answer) => self.postMessage(answer));
};
