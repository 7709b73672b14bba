import { isIPv6 } from 'node:net'

/** A household gets 256 networks of IPv6 (a /56), and each of them 2^64 addresses: it is one place. */
export function placeOf(ip: string): string {
  const whole = groupsOf(ip)
  return Array.isArray(whole) ? prefixOf(whole, 56) : whole
}

/** What a provider gives to a business (an IPv6 /48), with many places in it. @returns null for IPv4 */
export function networkOf(ip: string): string | null {
  const whole = groupsOf(ip)
  return Array.isArray(whole) ? prefixOf(whole, 48) : null
}

/** The eight groups of an IPv6 address; an IPv4 address, however it is written, as it is. */
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
