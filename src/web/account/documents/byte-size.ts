import { useFormat } from '#rental/use-format.ts'

/** '3,2 MB', '840 KB'. */
export function useByteSize(): (bytes: number) => string {
  const { number } = useFormat()
  return (bytes) =>
    bytes < 1_000_000
      ? `${number(Math.max(1, bytes / 1_000), { maximumFractionDigits: 0 })}\u00a0KB`
      : `${number(bytes / 1_000_000, { maximumFractionDigits: 1 })}\u00a0MB`
}

/** '62 %' of 0.62. */
export function usePercent(): (share: number) => string {
  const { number } = useFormat()
  return (share) => number(share, { style: 'percent' })
}
