import { useId, useState, type ComponentProps } from 'react'

import { useLanguage } from '#i18n/i18n.tsx'
import { TextInput } from '#ui/text-input.tsx'

/** Field for a country. It takes any text and suggests the names of all countries once it has the focus. */
export function CountryInput(props: ComponentProps<'input'>) {
  const language = useLanguage()
  const id = useId()
  const [names, setNames] = useState<readonly string[]>([])
  const suggest = () => {
    // If the suggestions cannot be loaded, the field still works.
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
