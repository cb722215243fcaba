import { Injectable } from '@nestjs/common';

/**
 * How stopping goes on, in milliseconds; all of it together, with the threads and the database that are closed in the
 * end, stays well below the ten seconds that containers are given.
 */
@Injectable()
export class ShutdownTiming {
  /** How long requests are served after the server was told to stop, as long as there are any. */
  serveMs = 5_500;
  /** How long those under way may still take, while new ones are refused. */
  finishMs = 500;
  /** How long work may go on after its caller has been told that it took too long. */
  cleanUpMs = 1_000;
  /** How long nothing must have come for the server to believe that nothing will. */
  quietMs = 100;
  /** How long answers have to leave after the port is closed. */
  lingerMs = 50;
}
