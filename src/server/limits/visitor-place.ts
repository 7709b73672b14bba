import { isIPv6 } from 'node:net'

/** Place of an address: IPv4 addresses stand for themselves. Providers give a household 256 IPv6 networks (a /56), which count as one place. */
export function placeOf(ip: string): string {
  const whole = groupsOf(ip)
  return Array.isArray(whole) ? prefixOf(whole, 56) : whole
}

/** The IPv6 /48 that providers give to a business; it contains many places. @returns null for IPv4 */
export function networkOf(ip: string): string | null {
  const whole = groupsOf(ip)
  return Array.isArray(whole) ? prefixOf(whole, 48) : null
}

/** The eight groups of an IPv6 address, or an IPv4 address in its usual form. */
function groupsOf(ip: string): number[] | string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped !== undefined || !isIPv6(ip)) return mapped ?? ip
  const [head = '', tail = ''] = ip.replace(/%.*/, '').split('::')
  const missing = Math.max(0, 8 - groups(head).length - groups(tail).length)
  return [...groups(head), ...Array<string>(missing).fill('0'), ...groups(tail)].map((group) =>
    Number.parseInt(group, 16),
  )
}

function prefixOf(whole: readonly number[], bits: 48 | 56): string {
  const start = whole.slice(0, 4).map((group, at) => (at < 3 ? group : bits === 48 ? 0 : group & 0xff00))
  return `${start.map((group) => group.toString(16)).join(':')}/${bits}`
}

const groups = (part: string): string[] => (part === '' ? [] : part.split(':'))
