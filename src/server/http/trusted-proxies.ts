import { BlockList, isIP } from 'node:net'

/** Addresses of our own proxies: all that are private. */
const own = new BlockList()
for (const [net, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  own.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  own.addSubnet(net, bits, 'ipv6')

/**
 * Removes the port that some proxies write, as in `203.0.113.4:1001` or `[2001:db8::1]:443`: with it every connection
 * would count as another place. @returns undefined if the text is no address
 */
export function bareAddress(text: string): string | undefined {
  const [, inBrackets] = /^\[([^\]]+)\](?::\d+)?$/.exec(text) ?? []
  const [, beforePort] = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text) ?? []
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(inBrackets ?? text) ?? []
  const bare = mapped ?? inBrackets ?? beforePort ?? text
  return isIP(bare) === 0 ? undefined : bare
}

/** Whether this is the address of a proxy of our own, so that the addresses which it passed on are believed. */
export function isOwnProxy(address: string): boolean {
  const bare = bareAddress(address)
  return bare !== undefined && own.check(bare.replace(/%.*/, ''), isIP(bare) === 6 ? 'ipv6' : 'ipv4')
}

/** Address of the client. If the proxies wrote no address, it is that of the nearest one. */
export function addressOf(request: { ip: string; socket: { remoteAddress?: string | undefined } }): string {
  return bareAddress(request.ip) ?? bareAddress(request.socket.remoteAddress ?? '') ?? 'unknown'
}
