import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import type { DocumentKind } from '#domain/document.ts'

/** Drawings of the sides to photograph, in the marks of a camera's finder. */
export function Views({ kind }: { readonly kind: DocumentKind }) {
  const t = useTranslations('documents.upload')
  if (kind === 'other') return null
  return (
    <div className="flex justify-start gap-4 text-center text-[0.8125rem] text-ink-500 max-sm:mb-5 sm:order-last">
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

interface ViewProps {
  readonly height: number
  readonly label: string
  readonly children: ReactNode
}

function View({ height, label, children }: ViewProps) {
  const low = height - 1
  return (
    <p className="max-w-30 min-w-0 flex-1 sm:w-30">
      <svg
        aria-hidden
        viewBox={`0 0 120 ${height}`}
        className="mb-1.5 h-auto w-full fill-none stroke-petrol-600 stroke-[1.5] [stroke-linecap:round]"
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
