interface FeaturesProps {
  /** Facts beside those that are always shown. */
  readonly facts: readonly (string | undefined)[]
  readonly features: readonly string[]
  /** Text for a vehicle without features. */
  readonly none?: string
}

/** Further facts and features of a vehicle, on as few lines as they take. */
export function Features({ facts, features, none }: FeaturesProps) {
  const rows = [...facts, ...features, features.length === 0 ? none : undefined].filter((row) => row !== undefined)
  return (
    <ul className="flex flex-wrap text-small text-ink-700">
      {rows.map((row) => (
        <li key={row} className="not-last:after:mx-1.5 not-last:after:content-['·']">
          {row}
        </li>
      ))}
    </ul>
  )
}
