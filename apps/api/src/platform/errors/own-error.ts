/**
 * An error whose message we wrote: it names settings, limits and reasons, and quotes nothing that came from outside. The
 * log repeats the messages of these errors only.
 */
export abstract class OwnError extends Error {}
