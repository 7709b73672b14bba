/** The site's tokens as mail clients understand them: plain values, written into every element. */
export const color = {
  ink950: '#0B0F14',
  ink900: '#121820',
  ink700: '#2A3441',
  ink500: '#414d5b',
  paper: '#FAF9F6',
  sand: '#F1EEE7',
  line: '#E3DFD6',
  petrol600: '#0B6069',
  amber500: '#F2A33A',
  amber800: '#8A5200',
  success: '#1C7A4C',
  danger: '#B3261E',
  /** Ground of the head, where the pictures of scripts/art/mail.ts go on. */
  stage: '#081A20',
  mist: '#9FD3D7',
  haze: '#CFDFE1',
} as const

/**
 * The light behind the car in the head of a letter, in CSS pixels of its picture: radii, centre (from the left, and up
 * from the lower edge) and colours. `scripts/art/mail.ts` draws it, and the style of the words beside it goes on with it.
 */
export const glow = {
  rx: 330,
  ry: 128,
  x: 206,
  up: 112,
  stops: [
    [0, '#22808a'],
    [0.22, '#17666f'],
    [0.42, '#0f4a53'],
    [0.62, '#0b313a'],
    [0.82, '#092229'],
    [1, color.stage],
  ],
} as const

const text = "'Hanken Grotesk',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif"
const display = "Archivo,'Hanken Grotesk',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif"

const mono = "ui-monospace,Menlo,Consolas,'Courier New',monospace"

const command = (ground: string, ink: string) =>
  `margin:0 0 16px;padding:12px 16px;border-radius:12px;background:${ground};font:400 12.5px/1.6 ${mono};color:${ink};overflow-wrap:anywhere`

/** Picture of a car in CSS pixels, as it was made (scripts/art/mail.ts), and of one that is not promised any more. */
export const LARGE_CAR = { width: 392, height: 240 } as const
export const SMALL_CAR = { width: 216, height: 132, onPhone: 150 } as const

/** The light of the car's picture, as far as it reaches under the words beside it. @param scale of the picture */
function glowBeside(scale: number): string {
  const [rx, ry, x, up] = [glow.rx, glow.ry, glow.x, glow.up].map((length) => Math.round(length * scale))
  const stops = glow.stops.map(([at, shade]) => `${shade} ${at * 100}%`).join(',')
  return `background-image:radial-gradient(ellipse ${rx}px ${ry}px at calc(100% + ${x}px) calc(100% - ${up}px),${stops})`
}

export const style = {
  wordMark: `display:block;border:0;font:700 24px/1 ${display};letter-spacing:-0.03em;color:#FFFFFF`,
  /** Light on the head of a letter without a car. Programs that know no gradients show its ground alone. */
  dusk: 'background-image:radial-gradient(ellipse 420px 150px at 78% 116%,#17666f,#0f4a53 34%,#0b2c34 68%,#081A20)',
  glow: glowBeside(1),
  smallGlow: glowBeside(SMALL_CAR.width / LARGE_CAR.width),
  phoneGlow: `${glowBeside(SMALL_CAR.onPhone / LARGE_CAR.width)}!important`,
  picture: `display:block;width:100%;max-width:${LARGE_CAR.width}px;height:auto;border:0;font:400 14px/1.4 ${text};color:${color.haze}`,
  type: `margin:0 0 4px;font:600 14px/1.3 ${text};color:${color.mist}`,
  car: `margin:0;font:700 26px/1.08 ${display};letter-spacing:-0.02em;color:#FFFFFF`,
  smallCar: `margin:0;font:700 18px/1.2 ${display};letter-spacing:-0.01em;color:#FFFFFF`,
  similar: `margin:6px 0 0;font:400 15px/1.4 ${text};color:${color.haze}`,
  status: `margin:0 0 8px;font:700 15px/1.4 ${text}`,
  code: `margin:0 0 20px;font:700 44px/1.1 ${display};letter-spacing:0.12em;color:${color.ink900};white-space:nowrap`,
  under: `margin:-8px 0 20px;font:400 16px/1.5 ${text};color:${color.ink700};text-wrap:balance`,
  warning: `margin:0 0 20px;padding:12px 16px;border-radius:12px;background:${color.sand};font:600 16px/1.5 ${text};color:${color.amber800};text-wrap:pretty`,
  mark: `font-weight:600;color:${color.amber800}`,
  lead: `margin:0 0 20px;font:700 28px/34px ${display};letter-spacing:-0.02em;color:${color.ink900};text-wrap:balance`,
  reference: `margin:0 0 24px;font:700 20px/1.4 ${text};letter-spacing:0.02em;color:${color.ink900};white-space:nowrap`,
  referenceLabel: `display:block;font:400 14px/1.5 ${text};letter-spacing:0;color:${color.ink500}`,
  command: command(color.sand, color.ink900),
  firstCommand: command(color.stage, '#FFFFFF'),
  heading1: `margin:0 0 20px;font:700 28px/1.15 ${display};letter-spacing:-0.02em;color:${color.ink900};text-wrap:balance`,
  heading2: `margin:0;font:700 19px/1.25 ${display};letter-spacing:-0.01em;color:${color.ink900}`,
  text: `margin:0 0 16px;font:400 16px/1.6 ${text};color:${color.ink900};text-wrap:pretty`,
  quote: `margin:0 0 20px;padding:2px 0 2px 16px;border-left:3px solid ${color.line};font:400 18px/1.6 ${text};color:${color.ink900};overflow-wrap:anywhere`,
  small: `margin:0 0 12px;font:400 14px/1.55 ${text};color:${color.ink500};text-wrap:pretty`,
  label: `padding:8px 16px 8px 0;font:400 14px/24px ${text};color:${color.ink500};vertical-align:top;border-top:1px solid ${color.line}`,
  value: `padding:8px 0;font:400 16px/24px ${text};color:${color.ink900};vertical-align:top;border-top:1px solid ${color.line}`,
  found: 'font-weight:600',
  verbatim: `font:400 14px/24px ${mono};overflow-wrap:anywhere`,
  more: `font-weight:400;font-size:14px;line-height:21px;color:${color.ink500}`,
  term: `font-weight:600;color:${color.ink900}`,
  gone: `color:${color.ink500}`,
  item: `padding:8px 0;font:400 16px/24px ${text};color:${color.ink900};vertical-align:top;border-top:1px solid ${color.line}`,
  amount: `padding:8px 0 8px 16px;font:400 16px/24px ${text};color:${color.ink900};text-align:right;white-space:nowrap;vertical-align:top;border-top:1px solid ${color.line};font-variant-numeric:tabular-nums`,
  strong: `font-weight:700;font-size:18px;border-top:2px solid ${color.ink900}`,
  button: `display:inline-block;padding:15px 30px;border-radius:999px;background:${color.petrol600};text-align:center;font:600 16px/1.2 ${text};color:#FFFFFF;text-decoration:none;text-wrap:balance`,
  quietButton: `display:inline-block;padding:13px 28px;border:2px solid ${color.petrol600};border-radius:999px;text-align:center;font:600 16px/1.2 ${text};color:${color.petrol600};text-decoration:none`,
  footer: `margin:0 0 8px;font:400 13px/1.55 ${text};color:${color.ink500}`,
  link: `color:${color.petrol600}`,
} as const
