import { buffer } from 'node:stream/consumers';
import { createServer, type Socket } from 'node:net';
import { SMTPServer, type SMTPServerError } from 'smtp-server';
import { listen, type Port } from '../listen';
import type { MailBehaviour } from './behaviour';
import type { MailControls } from './controls';
import type { MailStore } from './mail-store';

const MAX_MAIL_BYTES = 10 * 1024 * 1024;
/** Longer than a client waits: a mail that hangs is the client's to give up. */
const SILENCE_MS = 15 * 60_000;

const REFUSALS = {
  temporary: { responseCode: 450, message: 'Refused for now, as the mail stand-in was told to.' },
  permanent: { responseCode: 550, message: 'Refused for good, as the mail stand-in was told to.' },
} as const satisfies Record<NonNullable<MailBehaviour['reject']>, object>;

function refusal(kind: keyof typeof REFUSALS): SMTPServerError {
  const { message, responseCode } = REFUSALS[kind];
  return Object.assign(new Error(message), { responseCode });
}

/** A connection, and what its mail is to meet, by recipient. */
interface Client {
  readonly socket: Socket;
  behaviours: MailBehaviour[];
}

export interface RunningSmtp {
  readonly port: number;
  close(): Promise<void>;
}

/** Takes in mail from anyone who connects, without a password and in the clear, as only a development inbox may. */
export async function startSmtp(
  store: MailStore,
  controls: MailControls,
  address: { readonly port: Port; readonly host: string },
): Promise<RunningSmtp> {
  const clients = new Map<string, Client>();
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    size: MAX_MAIL_BYTES,
    rejectOversized: true,
    socketTimeout: SILENCE_MS,
    onMailFrom(_address, { id }, done) {
      const client = clients.get(id);
      if (client) client.behaviours = [];
      done();
    },
    onRcptTo(recipient, { id }, done) {
      const behaviour = controls.next(recipient.address);
      clients.get(id)?.behaviours.push(behaviour);
      done(behaviour.reject && refusal(behaviour.reject));
    },
    onData(stream, { id, envelope }, done) {
      const { socket, behaviours } = clients.get(id) ?? {};
      const told = (knob: 'hang' | 'cut') => behaviours?.some((behaviour) => behaviour[knob]);
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      const to = envelope.rcptTo.map((recipient) => recipient.address);
      const take = async () => {
        const message = await buffer(stream);
        if (told('hang')) return;
        if (!stream.sizeExceeded) await store.keep({ from, to }, message);
        if (told('cut')) socket?.destroy();
        else done();
      };
      take().catch(done);
    },
  });
  // A client that goes away in the middle is no fault of this server.
  smtp.on('error', () => undefined);

  let connections = 0;
  const server = createServer((socket) => {
    if (controls.down) return void socket.destroy();
    const id = String((connections += 1));
    clients.set(id, { socket, behaviours: [] });
    socket.once('close', () => clients.delete(id));
    smtp.connect(socket, { id });
  });
  const breakAll = () => {
    for (const { socket } of clients.values()) socket.destroy();
  };
  controls.whenDown(breakAll);
  return {
    port: await listen(server, address.port, address.host),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        breakAll();
      }),
  };
}
