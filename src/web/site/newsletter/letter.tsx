import { WordMark } from '#frame/shell/word-mark.tsx'
import { Side } from '#rental/side.tsx'

/** Our letter, half out of its envelope: its front covers the letter up to the two edges that run to its middle. */
export const Letter = () => (
  <div aria-hidden className="relative mb-9 h-50 w-70">
    <svg viewBox="0 0 280 200" className={`absolute inset-0 fill-petrol-100 ${line}`}>
      <path d="M5 84 130 6q10-6 20 0l125 78v104H5z" />
    </svg>
    <div className="absolute inset-x-8 top-9 h-33 rounded-lg border border-line bg-white px-4.5 pt-3.5 shadow-[0_6px_18px_-4px_rgb(11_15_20/0.18)]">
      <WordMark accent="text-petrol-600" size="text-[0.9375rem] leading-none" className="block" />
      <Side image="/img/vehicles/mini.webp" sizes="136px" className="mx-auto mt-3.5 h-13 w-34" />
    </div>
    <svg viewBox="0 0 280 200" className={`absolute inset-0 fill-[#eef6f6] ${line}`}>
      <path d="M5 84q0-4 4-2l117 70q14 8 28 0l117-70q4-2 4 2v100a10 10 0 0 1-10 10H15a10 10 0 0 1-10-10z" />
      <path d="m9 191 92-54M271 191l-92-54" className="fill-none" />
    </svg>
  </div>
)

const line = 'stroke-petrol-600 stroke-[1.5] [stroke-linejoin:round] [stroke-linecap:round]'
