import { BlockList, isIP } from 'node:net'

/** Where our own proxies stand: addresses that are not the internet's. */
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
 * An address as some proxies write it, `203.0.113.4:1001` or `[2001:db8::1]:443`, without its port: with it every
 * connection would be another place. @returns undefined for what is no address
 */
export function bareAddress(text: string): string | undefined {
  const [, inBrackets] = /^\[([^\]]+)\](?::\d+)?$/.exec(text) ?? []
  const [, beforePort] = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text) ?? []
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(inBrackets ?? text) ?? []
  const bare = mapped ?? inBrackets ?? beforePort ?? text
  return isIP(bare) === 0 ? undefined : bare
}

/** Whether what a proxy of ours wrote is believed because it was one of ours that it speaks of. */
export function isOwnProxy(address: string): boolean {
  const bare = bareAddress(address)
  return bare !== undefined && own.check(bare.replace(/%.*/, ''), isIP(bare) === 6 ? 'ipv6' : 'ipv4')
}

/** Where a request comes from. Where its proxies wrote no address, it is the nearest one's. */
export function addressOf(request: { ip: string; socket: { remoteAddress?: string | undefined } }): string {
  return bareAddress(request.ip) ?? bareAddress(request.socket.remoteAddress ?? '') ?? 'unknown'
}
