/** Whether what has this name is on this machine: nobody listens in between. */
export function isLocal(hostname: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/i.test(hostname) || hostname.toLowerCase().endsWith('.localhost')
}
