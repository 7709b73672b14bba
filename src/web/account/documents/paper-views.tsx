import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import type { DocumentKind } from '#domain/document.ts'

/** Drawings of the sides to photograph, in the marks of a camera's finder. */
export function Views({ kind }: { readonly kind: DocumentKind }) {
  const t = useTranslations('documents.upload')
  if (kind === 'other') return null
  return (
    <div className="flex justify-start gap-x-4 gap-y-2 text-center text-[0.8125rem] text-ink-500 min-[22.5rem]:order-last min-[22.5rem]:max-sm:flex-col">
      {kind === 'passport' ? (
        <View height={116} label={t('photoPage')}>
          {/* Open at the page with the photo, which is read from its long side. */}
          <rect x="25" y="8" width="70" height="100" rx="5" className="fill-white" />
          <path d="M25 58h70M35 20h34M35 29h50M35 38h50" />
          <Portrait x={34} y={66} />
          <path d="M64 69h22M64 77h14M64 85h18" />
          <path d="M34 97h52M34 102h52" strokeDasharray="4 2" />
        </View>
      ) : (
        <>
          <View height={76} label={t('front')}>
            <Card />
            <Portrait x={23} y={24} />
            <path d="M56 26h40M56 35h26M56 44h34M56 53h18" />
          </View>
          <View height={76} label={t('back')}>
            <Card />
            {kind === 'licence' ? (
              <path d="M22 19h76v26H22zM22 28h76M22 36.5h76M46 19v26M72 19v26M22 56h44" />
            ) : (
              <>
                <path d="M22 22h34M22 31h48" />
                <path d="M22 44h76M22 51h76M22 58h76" strokeDasharray="4 2" />
              </>
            )}
          </View>
        </>
      )}
    </div>
  )
}

/** Small drawing of a paper, for its row. `papers` are the identity card and the passport in one. */
export function PaperMark({ kind }: { readonly kind: DocumentKind | 'papers' }) {
  return (
    <span className="flex h-12 w-18 shrink-0 items-center justify-center rounded-[0.625rem] bg-petrol-100/55 max-[20rem]:hidden">
      <svg
        aria-hidden
        viewBox="0 0 120 76"
        className="h-10 w-auto fill-none stroke-petrol-600 stroke-[1.25] [stroke-linecap:round] [&_*]:[vector-effect:non-scaling-stroke]"
      >
        <path d="M1 11V1h10M109 1h10v10M119 65v10h-10M11 75H1V65" />
        {marks[kind]}
      </svg>
    </span>
  )
}

interface ViewProps {
  readonly height: number
  readonly label: string
  readonly children: ReactNode
}

function View({ height, label, children }: ViewProps) {
  const low = height - 1
  return (
    <p className="max-w-30 min-w-0 flex-1 min-[22.5rem]:max-sm:whitespace-nowrap sm:w-30">
      <svg
        aria-hidden
        viewBox={`0 0 120 ${height}`}
        className="mb-1.5 h-auto w-full min-[22.5rem]:max-sm:mx-auto min-[22.5rem]:max-sm:w-18 fill-none stroke-petrol-600 stroke-[1.5] [stroke-linecap:round]"
      >
        <path d={`M1 11V1h10M109 1h10v10M119 ${low - 10}v10h-10M11 ${low}H1v-10`} />
        {children}
      </svg>
      {label}
    </p>
  )
}

const Card = () => <rect x="12" y="9" width="96" height="58" rx="6" className="fill-white" />

/** Photo of the holder. */
function Portrait({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width="22" height="25" rx="2.5" />
      <circle cx="11" cy="9.5" r="4" />
      <path d="M4 22c0-4 3-6.5 7-6.5s7 2.5 7 6.5" />
    </g>
  )
}

/** The papers as one tells them apart at a glance, all of them with fewer lines than where they are photographed. */
const marks = {
  licence: (
    <>
      <Card />
      <path d="M20 17h16v10H20z" className="fill-petrol-600" />
      <Portrait x={20} y={34} />
      <path d="M54 22h44M54 34h30M54 46h38M54 58h22" />
    </>
  ),
  identity_card: (
    <>
      <Card />
      <path d="M20 20h40" />
      <Portrait x={20} y={31} />
      <path d="M54 33h22M54 44h16M54 55h22" />
      <circle cx="91" cy="40" r="9" />
    </>
  ),
  passport: (
    <>
      <rect x="20" y="5" width="80" height="66" rx="5" className="fill-white" />
      <path d="M20 18h80" />
      <Portrait x={28} y={24} />
      <path d="M60 29h30M60 39h18" />
      <path d="M28 57h64M28 64h64" strokeDasharray="3 2" />
    </>
  ),
  papers: (
    <>
      <path d="M34 9h58a5 5 0 0 1 5 5v34" />
      <rect x="20" y="19" width="68" height="49" rx="5" className="fill-white" />
      <Portrait x={28} y={31} />
      <path d="M60 34h18M60 44h12M60 54h18" />
    </>
  ),
  other: (
    <>
      <path d="M37 5h34l14 14v52H37z" className="fill-white" />
      <path d="M71 5v14h14M47 30h28M47 40h28M47 50h28M47 60h14" />
    </>
  ),
}
