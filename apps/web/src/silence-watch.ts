export interface SilenceWatchOptions {
  /** Between two looks. Milliseconds. */
  readonly everyMs: number;
  /** Looks in a row without a sign of life after which the other side counts as lost. */
  readonly most: number;
  /** At each look that is not the last, as to ask for a sign of life. */
  readonly onQuiet?: () => void;
  readonly onLost: () => void;
}

export interface SilenceWatch {
  /** Begins to listen, unless it does already. */
  start(): void;
  /** A sign of life. */
  heard(): void;
  stop(): void;
}

/**
 * Notices that another side has fallen silent. It counts looks and not the time between them: after a machine has slept
 * or a hidden tab was slowed down, what came meanwhile is heard before the next look.
 */
export function createSilenceWatch(options: SilenceWatchOptions): SilenceWatch {
  let timer: ReturnType<typeof setInterval> | undefined;
  let quiet = 0;
  const stop = () => {
    clearInterval(timer);
    timer = undefined;
    quiet = 0;
  };
  const look = () => {
    quiet += 1;
    if (quiet < options.most) return options.onQuiet?.();
    stop();
    options.onLost();
  };
  return {
    start() {
      timer ??= setInterval(look, options.everyMs);
    },
    heard() {
      quiet = 0;
    },
    stop,
  };
}
