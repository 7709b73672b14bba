import { useTranslations } from 'use-intl'

import { useSite } from '#api/site.ts'
import { useLocale } from 'use-intl'
import { Field, Select } from '../ui/dense-field.tsx'

export interface Post {
  readonly role: 'agent' | 'manager'
  /** Ids of branches; null for all. */
  readonly branches: readonly number[] | null
}

/** Role of a colleague, and the branches where they work. Managers work at all of them. */
export function PostFields({ post, onChange }: { readonly post: Post; readonly onChange: (post: Post) => void }) {
  const t = useTranslations('staff.team')
  const language = useLocale()
  const branches = useSite().data?.branches.filter(({ closed }) => !closed) ?? []
  const { role, branches: chosen } = post
  const toggle = (id: number) => {
    const before = chosen ?? branches.map((branch) => branch.id)
    const after = before.includes(id) ? before.filter((one) => one !== id) : [...before, id]
    onChange({ role, branches: after })
  }
  return (
    <>
      <Field label={t('role')} hint={t(`roleHints.${role}`)}>
        <Select
          value={role}
          onChange={({ target }) =>
            onChange(target.value === 'manager' ? { role: 'manager', branches: null } : { role: 'agent', branches: [] })
          }
        >
          <option value="agent">{t('roles.agent')}</option>
          <option value="manager">{t('roles.manager')}</option>
        </Select>
      </Field>
      {role === 'agent' && (
        <fieldset>
          <legend className="mb-1 text-meta font-semibold text-ink-700">{t('branches')}</legend>
          <ul className="grid gap-1">
            {branches.map(({ id, names }) => (
              <li key={id}>
                <label className="flex min-h-8 items-center gap-2.5 touch:min-h-11">
                  <input
                    type="checkbox"
                    checked={chosen === null || chosen.includes(id)}
                    onChange={() => toggle(id)}
                    className="size-4.5 accent-petrol-600"
                  />
                  {names[language]}
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
    </>
  )
}
