/**
 * `incomplete`: a part of the checks could not be loaded, and may still find something. `unloaded`: nothing of the
 * checker could, as where a newer version has taken its place on the server.
 */
export type CheckStatus = 'idle' | 'checking' | 'checked' | Lacking;
export type Lacking = 'incomplete' | 'failed' | 'unloaded';

/** Whether something was not checked, and could be at another try. */
export function isLacking(status: CheckStatus): status is Lacking {
  return status === 'incomplete' || status === 'failed' || status === 'unloaded';
}
