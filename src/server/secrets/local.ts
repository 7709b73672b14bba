/** Whether this host name means this machine, so that no one can listen in between. */
export function isLocal(hostname: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/i.test(hostname) || hostname.toLowerCase().endsWith('.localhost')
}
