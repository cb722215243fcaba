import fs from 'node:fs';

/** Resident memory of a process in MB (1,000,000 bytes). */
export function residentMegabytes(pid) {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Math.round((Number(kilobytes) * 1024) / 1e6);
}
