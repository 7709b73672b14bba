import { NavLink } from 'react-router'

import { classes } from '#ui/classes.ts'
import { Choice } from './choice-button.tsx'
import { Select } from './dense-field.tsx'
import { Steady } from './steady.tsx'

/** Parts of a list, of which one is shown. */
export interface Parts<Part extends string> {
  readonly label: string
  readonly words: Readonly<Record<Part, string>>
  /** How many each part has. */
  readonly counts?: Readonly<Record<Part, number>> | undefined
  readonly chosen: Part
  readonly onChoose: (part: Part) => void
}

/** A list: its address and name, and how much waits in it. */
type ListEntry = readonly [to: string, words: string, count?: number | undefined]

interface Props<Part extends string> {
  /** Lists of the page, each with its address; without them the parts stand at the left. */
  readonly lists?: { readonly label: string; readonly entries: readonly ListEntry[] }
  readonly parts?: Parts<Part> | undefined
}

/** Bar below the head of a page: its lists, and which part of the open one is shown. On a phone the parts are a choice. */
export function ListBar<Part extends string>({ lists, parts }: Props<Part>) {
  return (
    <div className="shrink-0 border-b border-line">
      <div className="flex items-center gap-x-2 px-4 md:gap-x-6 md:px-6 md:max-lg:min-h-14 md:touch:min-h-14">
        {lists && (
          <nav aria-label={lists.label} className="-ml-1 flex gap-3 self-stretch md:gap-5">
            {lists.entries.map(([to, words, count = 0]) => (
              <NavLink
                key={to}
                to={to}
                end
                className={({ isActive }) =>
                  classes(
                    'inline-flex min-h-11 items-center border-y-2 border-t-transparent px-1',
                    isActive
                      ? 'border-b-petrol-600 font-semibold'
                      : 'border-b-transparent text-ink-700 hover:border-b-line-2',
                  )
                }
              >
                <Steady words={words} />
                {count > 0 && <span className="figures ml-1.5 font-normal text-ink-500">{count}</span>}
              </NavLink>
            ))}
          </nav>
        )}
        {parts && <PartChoice {...parts} apart={lists !== undefined} />}
      </div>
    </div>
  )
}

function PartChoice<Part extends string>({
  label,
  words,
  counts,
  chosen,
  onChoose,
  apart,
}: Parts<Part> & { readonly apart: boolean }) {
  const parts = Object.keys(words) as Part[]
  return (
    <>
      <fieldset
        className={classes(
          'flex items-center gap-1.5 py-2',
          apart ? 'max-lg:ml-auto max-lg:py-0 max-md:hidden touch:py-0' : undefined,
        )}
      >
        <legend className="sr-only">{label}</legend>
        {parts.map((part) => (
          <Choice key={part} on={part === chosen} onClick={() => onChoose(part)}>
            {words[part]} {counts && <span className="figures ml-1 font-normal">{counts[part]}</span>}
          </Choice>
        ))}
      </fieldset>
      {apart && (
        <Select
          look="bare"
          aria-label={label}
          value={chosen}
          onChange={({ target }) => onChoose(target.value as Part)}
          className="-mr-3.5 ml-auto min-h-11 max-w-44 rounded-full font-medium text-petrol-800 md:hidden"
        >
          {parts.map((part) => (
            <option key={part} value={part}>
              {counts ? `${words[part]} ${counts[part]}` : words[part]}
            </option>
          ))}
        </Select>
      )}
    </>
  )
}
