import type { ReactNode } from 'react'

import { useHydrated } from '#ui/hydrated.ts'

/** Roads as hairlines, grounds as planes; 240 by 300. `at` is the branch. Names are proper nouns, alike in both languages. */
interface Drawing {
  readonly at: readonly [x: number, y: number]
  readonly grounds: ReactNode
  readonly roads: readonly string[]
  readonly rails: readonly string[]
  readonly names: readonly (readonly [name: string, x: number, y: number])[]
}

/** The field with its two runways and the curved building at its edge; motorway and, beyond it, ring railway run south of it. */
const tempelhof: Drawing = {
  at: [72, 96],
  grounds: (
    <>
      <path
        className="fill-petrol-600/35"
        d="M60 132C62 104 92 92 130 92h44c30 0 50 18 52 46 2 30-18 52-50 54l-70 2c-30 0-48-24-46-62Z"
      />
      <path className="fill-none stroke-white/45" strokeWidth="5" d="m88 128 112 6M92 164l106 4" />
      <path className="fill-none stroke-petrol-300" strokeWidth="6" d="M62 124c2-22 18-36 44-40" />
    </>
  ),
  roads: [
    'M-6 60 84 78l160-22',
    'M46 -6 58 70 36 190l-14 118',
    'M-6 232c60-16 140-14 252 8',
    'M150-6l-4 80M196 -6l18 62 32 20',
  ],
  rails: ['M-6 262c70-20 150-18 252 2'],
  names: [
    ['Tempelhofer Feld', 92, 152],
    ['A 100', 162, 214],
    ['S-Bahn-Ring', 46, 282],
  ],
}

/** Two parallel runways with the terminal between them, open to the west; road and railway reach it from the east. */
const airport: Drawing = {
  at: [168, 158],
  grounds: (
    <>
      <path className="fill-petrol-600/35" d="m-6 84 252-40v176L-6 260Z" />
      <path className="fill-none stroke-white/45" strokeWidth="7" d="m14 112 188-30M48 232l192-30" />
      <path className="fill-none stroke-petrol-300" strokeWidth="6" d="m112 150 34-6 8 40-34 6" />
    </>
  ),
  roads: [
    'M176 -6C190 40 232 60 246 64',
    'M246 128c-22 4-36 20-72 28',
    'M-6 286c80 6 170-4 252-34',
    'M-6 40l70-14 60-32',
  ],
  rails: ['M246 146c-60 12-170 32-252 46'],
  names: [
    ['A 113', 142, 34],
    ['Terminal 1', 41, 158],
    ['BER', 41, 212],
  ],
}

const drawings: Readonly<Record<string, Drawing>> = { tempelhof, airport }

/**
 * Where a branch lies, drawn; nothing for a branch that has no drawing. The card says the address in words, so screen
 * readers skip it. The built page does not know the branches (src/web/api/branches.ts).
 */
export function Plan({ code, className }: { readonly code: string; readonly className: string }) {
  const drawing = drawings[code]
  if (!useHydrated() || drawing === undefined) return null
  const [x, y] = drawing.at
  return (
    <svg
      aria-hidden
      viewBox="0 0 240 300"
      preserveAspectRatio="xMidYMid slice"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {drawing.grounds}
      <g className="fill-none stroke-white/30" strokeWidth="1.5">
        {drawing.roads.map((road) => (
          <path key={road} d={road} />
        ))}
      </g>
      <g className="fill-none stroke-petrol-300/70" strokeWidth="1.5" strokeDasharray="1 6">
        {drawing.rails.map((rail) => (
          <path key={rail} d={rail} />
        ))}
      </g>
      {/* Where they are large enough to be read. */}
      <g className="fill-white/75 font-text text-[14px] max-sm:hidden lg:max-xl:hidden">
        {drawing.names.map(([name, left, top]) => (
          <text key={name} x={left} y={top}>
            {name}
          </text>
        ))}
      </g>
      <circle cx={x} cy={y} r="15" className="fill-amber-500/25" />
      <circle cx={x} cy={y} r="6" className="fill-amber-500" />
    </svg>
  )
}
