import { useLanguageTag } from '#i18n/i18n.tsx'

const useFormat = (options: Intl.NumberFormatOptions) => {
  const format = new Intl.NumberFormat(useLanguageTag(), options)
  return (value: number) => format.format(value)
}

/** '3,2 MB', '840 KB'. */
export function useByteSize(): (bytes: number) => string {
  const one = useFormat({ maximumFractionDigits: 1 })
  const none = useFormat({ maximumFractionDigits: 0 })
  return (bytes) =>
    bytes < 1_000_000 ? `${none(Math.max(1, bytes / 1_000))}\u00a0KB` : `${one(bytes / 1_000_000)}\u00a0MB`
}

/** '62 %' of 0.62. */
export const usePercent = () => useFormat({ style: 'percent' })
