import { parseAddressHeader, simpleParser } from 'mailparser';

/** A mail as it was taken in. All of it but `id` and `receivedAt` is the sender's, to be trusted in nothing. */
export interface Mail {
  readonly id: string;
  /** Whom it was delivered to, which the mail itself need not name. */
  readonly recipients: readonly string[];
  readonly from: string;
  readonly subject: string;
  /** Empty where the mail has no such part. */
  readonly text: string;
  readonly html: string;
  /** By lower-case name, unfolded and not decoded; values of a name that comes twice are joined by a comma. */
  readonly headers: Readonly<Record<string, string>>;
  /** Milliseconds since the epoch. */
  readonly receivedAt: number;
  readonly source: Buffer;
}

export interface Envelope {
  readonly from: string;
  readonly to: readonly string[];
}

const DELIVERED_TO = 'x-delivered-to';

const quoted = (address: string) => `<${address.replace(/[\r\n<>]/g, '')}>`;

/** The mail with its envelope in front, as a delivery leaves it, so that the file says everything. */
export function withEnvelope({ from, to }: Envelope, message: Buffer): Buffer {
  const head = `Return-Path: ${quoted(from)}\r\nX-Delivered-To: ${to.map(quoted).join(', ')}\r\n`;
  return Buffer.concat([Buffer.from(head), message]);
}

type HeaderLines = readonly { readonly key: string; readonly line: string }[];

/** The parser hands lines over byte by byte; what is beyond ASCII in them is UTF-8. */
function valueOf({ key, line }: HeaderLines[number]): string {
  const unfolded = line.slice(key.length + 1).replace(/\r?\n(?=[ \t])/g, '');
  return Buffer.from(unfolded, 'latin1').toString('utf8').trim();
}

function headersOf(lines: HeaderLines): Record<string, string> {
  const headers = new Map<string, string>();
  for (const line of lines) {
    const before = headers.get(line.key);
    headers.set(line.key, before === undefined ? valueOf(line) : `${before}, ${valueOf(line)}`);
  }
  return Object.fromEntries(headers);
}

/** Reads what `withEnvelope` has made. */
export async function readMail(id: string, receivedAt: number, source: Buffer): Promise<Mail> {
  const parsed = await simpleParser(source, { skipHtmlToText: true, skipTextToHtml: true });
  // Ours stands above any that the sender wrote.
  const delivered = parsed.headerLines.find(({ key }) => key === DELIVERED_TO);
  const recipients = parseAddressHeader(delivered ? valueOf(delivered) : '', {
    flatten: true,
    decodePunycode: false,
  });
  const { 'return-path': _ours, [DELIVERED_TO]: _too, ...headers } = headersOf(parsed.headerLines);
  return {
    id,
    recipients: recipients.value.flatMap(({ address }) => address ?? []),
    from: parsed.from?.text ?? '',
    subject: parsed.subject ?? '',
    text: parsed.text ?? '',
    html: parsed.html || '',
    headers,
    receivedAt,
    source,
  };
}
