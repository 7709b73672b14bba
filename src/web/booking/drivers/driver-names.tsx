import { useWords } from '#rental/rental-words.ts'
import { nameOf, type NamedDriver } from './named-driver.ts'

/** Names of the additional drivers, one line each; null for a driver without a name yet. */
export function Names({ drivers }: { readonly drivers: readonly (NamedDriver | null)[] }) {
  const { notNamed } = useWords()
  return drivers.map((driver, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- they are told apart by their place alone
    <span key={index} className="block [overflow-wrap:anywhere]">
      {(driver && nameOf(driver)) || notNamed}
    </span>
  ))
}
