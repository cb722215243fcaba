/** Whether a host is this very machine: there, whoever sees the page has most likely started the server too. */
export function isLocalSite(hostname: string): boolean {
  return /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/i.test(hostname);
}
