import { useId, useState, type ComponentProps } from 'react'

import { useLanguage } from '#i18n/i18n.tsx'
import { TextInput } from '#ui/text-input.tsx'

/** A country: any text, with the names of all as suggestions once somebody is there. */
export function CountryInput(props: ComponentProps<'input'>) {
  const language = useLanguage()
  const id = useId()
  const [names, setNames] = useState<readonly string[]>([])
  const suggest = () => {
    // Without the suggestions the field is as good as any other.
    void import('./countries.ts').then(
      ({ countryNames }) => setNames(countryNames(language)),
      () => {},
    )
  }
  return (
    <>
      <TextInput {...props} list={id} onFocus={suggest} />
      <datalist id={id}>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </>
  )
}
