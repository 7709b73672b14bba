import { isIPv6 } from 'node:net'

/** One household has 2^64 IPv6 addresses: the first half, in full, is what tells places apart. */
export function placeOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped !== undefined || !isIPv6(ip)) return mapped ?? ip
  const [head = '', tail = ''] = ip.replace(/%.*/, '').split('::')
  const missing = Math.max(0, 8 - groups(head).length - groups(tail).length)
  const all = [...groups(head), ...Array<string>(missing).fill('0'), ...groups(tail)]
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

const groups = (part: string): string[] => (part === '' ? [] : part.split(':'))
