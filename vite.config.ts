import babel from '@rolldown/plugin-babel'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { alias } from './scripts/vite-alias.ts'
import { languages } from './scripts/vite-languages.ts'
import { messages } from './scripts/vite-messages.ts'
import { smallRouter } from './scripts/vite-router.ts'

/**
 * Few files instead of many small ones: they compress better together and are fewer requests. What every
 * page loads is one file of packages, which outlives a release, and one of our own; what forms are made of is
 * a third and dialogs a fourth, loaded where there is one.
 */
const groups = [
  {
    name: 'framework',
    test: /rolldown\/runtime|node_modules\/(react|react-dom|react-router|scheduler|use-intl|icu-minify|@formatjs|cookie|turbo-stream)\//,
  },
  {
    name: 'shell',
    test: /src\/web\/([\w-]+\.tsx?$|frame\/(?!newsletter\/)|i18n\/|api\/(?!call-file|clock|fleet|server-state|tab-value|use-answer|visitor-choice)|ui\/(button|button-style|classes|draw-icon|hydrated|motion|section|spinner|still-page)\.)|content\/company|contract\/paths\/visitor|preload-helper|lucide-react\/.*\/(menu|x|check|chevron-down|loader-circle)\.mjs/,
  },
  // A car on its stage and what it costs, shared by the first view of the home page and the sections below it: wherever
  // there is a car, and not with the forms and texts that have none.
  {
    name: 'stage',
    test: /src\/(content\/car-(body|pictures)|domain\/(money|map-link)|web\/(api\/fleet|rental\/(car-frame|currency-note|side|stage|vehicle-picture)|site\/(fleet\/(price|rates)|home\/hero\/slideshow)|ui\/round-button))[.-]/,
  },
  // The booking form on the home page pays for fields and the calendar's rules, not for dialogs; signing in pays
  // for fields, their notices and their check alone.
  {
    name: 'calendar',
    test: /src\/(domain\/(period|opening-hours|local-time|berlin-time)|web\/(api\/clock|rental\/(use-format|rental-moment)))\./,
  },
  {
    name: 'forms',
    test: /src\/web\/(forms\/(random-key|date-text|use-checked-form|problems)|ui\/(checkbox|field|notice|pill|select|text-input|new-tab-link))\.|lucide-react\/.*\/(eye|eye-off|circle-alert|circle-check|info)\.mjs/,
  },
  // Signs that the home page has as well, or it would load the fields of the next one for them.
  {
    name: 'signs',
    test: /lucide-react\/.*\/(calendar|calendar-days|phone|chevron-left|chevron-right|minus|plus|users|briefcase-business|settings-2|fuel)\.mjs/,
  },
  // Signs of rentals and vehicles: behind sign-in too, where nobody chooses.
  { name: 'icons', test: /src\/web\/ui\/rental-icons\.|lucide-react\/.*\/(?:car-front|arrow-left|circle-x)\.mjs/ },
  // Choices of the home page and the booking form: branch, day, time and traits of a vehicle.
  {
    name: 'choices',
    test: /src\/(domain\/vehicle-traits|web\/rental\/(calendar|calendar-head|closed-days|date-field|month|trait-choices|trip-selects|vehicle-facts))\./,
  },
  // Checks of forms by the schemas of the contract, and what keeps a draft: fetched when somebody types or something
  // is sent. The booking form checks from the start, and has them all.
  {
    name: 'schemas',
    test: /node_modules\/zod\/|src\/(contract\/(values|email|endpoint|booking)|domain\/(driver|paper-number|return-charges)|web\/api\/tab-value)\./,
  },
  // A page that is one form, beside a car: signing in has it as well, and no link.
  { name: 'card', test: /src\/web\/(ui\/card-page|account\/(door-frame|late-door))\./ },
  // Asked by the page behind a mailed link and by the fleet.
  { name: 'answer', test: /src\/web\/api\/use-answer\./ },
  // The page behind a mailed link: one small file instead of tiny ones.
  { name: 'link', test: /src\/web\/mailed-link\// },
  // Field for the country, in the forms for registering, renting and the profile.
  { name: 'country', test: /src\/web\/forms\/country-input\./ },

  { name: 'dialogs', test: /src\/web\/ui\/(dialog|alert-dialog)\./ },
  // Reads server state in the booking form and behind sign-in, with the calls there. Lists that grow are behind sign-in
  // alone.
  {
    name: 'queries',
    test: /node_modules\/@tanstack\/(?!.*\/(infiniteQueryObserver|useInfiniteQuery))|src\/(web\/api\/server-state|contract\/paths\/member)\./,
  },
  // Shared by the booking form, the page to manage a booking and the account's bookings.
  {
    name: 'bookings',
    test: /src\/web\/(booking\/(drivers\/(named-driver|driver-names)|flow\/(failure|trip)|manage\/again-query|payment\/last-booking|quote\/tab-quote)|rental\/(branch-name|branch-place|price-list|rental-words|wall-clock))\./,
  },
  // A rental as a ticket, in an offer, on a booking's page and behind sign-in.
  {
    name: 'ticket',
    test: /src\/web\/(rental\/(ticket|booking-stage|empty-bay)|booking\/manage\/(rental-ticket|stub-facts))\./,
  },
  // A driver's details and the checks on them: in the form and in an offer, which has no trip to fill in.
  {
    name: 'entered',
    test: /src\/(domain\/cancellation\.|web\/booking\/(details\/(booking-draft|city\.|driver-(values|problems|fields))|drivers\/additional-driver-problems|flow\/focus))/,
  },
  // Shared by the booking form and the page to change a booking.
  {
    name: 'trip',
    test: /src\/web\/booking\/(dates\/(?!dates-step)|flow\/trip-context|price\/free-cancel)/,
  },
  // Fields for drivers, in the form, in an offer and in a change.
  {
    name: 'drivers',
    test: /src\/web\/booking\/(details\/(city-input|driver-input)|drivers\/(additional-drivers|booked-drivers|named-draft|person-input))\./,
  },
  // A booking as its page and the account show it; the form does without.
  {
    name: 'rental',
    test: /src\/web\/(booking\/manage\/(actions|booking-access|booking-facts|booking-view|cancel|cost)|rental\/(booking-status|charge-list))\./,
  },
  // The frame of the four steps; each step is a file of its own.
  {
    name: 'steps',
    test: /src\/web\/booking\/(flow\/(early|resumed|step-parts|step)|price\/(countdown|summary|first-rental|head-stage))/,
  },
  // Every page of accounts has most of these: one file of them is smaller than eight.
  {
    name: 'accounts',
    test: /src\/web\/(forms\/(use-|form-draft\.)|account\/(account-frame|guards|links-in-text|error-notice|return-path|checked-form|use-account-form|account-problems)\.)/,
  },
  // Shared by the pages behind sign-in: their frame with the way around, and calls as the member.
  // Last, so that what others need stays theirs.
  {
    name: 'dashboard',
    test: /src\/web\/account\/(dashboard\/(dashboard-frame|sidebar|entries|waiting|dashboard-card|for-members)|current-password)\.|src\/web\/(api\/call-file|ui\/more)\.|lucide-react\/.*\/(award|file-text|id-card)\.mjs/,
  },
]

const developmentServer = process.env['SPREEWAGEN_API'] ?? 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [
    languages(),
    messages(),
    smallRouter(),
    tailwindcss(),
    reactRouter(),
    // The compiler's bookkeeping pays where forms and tables draw often. On the pages that mostly stand still
    // it only adds bytes: 4 KB of 14 in the frame that every page loads, a third of signing in. So do the parts of the
    // booking form that show what was chosen.
    babel({
      include: /\/src\/web\/(booking|account|staff)\/.*\.tsx?($|\?)/,
      exclude:
        /\/src\/web\/(account\/(login|sign-in-form)|booking\/(flow\/(stepper|trip-line)|vehicle\/(offer-words|compare-bar|compare-box)))\.tsx($|\?)/,
      presets: [reactCompilerPreset()],
    }),
  ],
  resolve: { alias },
  ssr: { noExternal: ['use-intl', 'lucide-react'] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups },
            // Every page names most of these files, and a hash does not compress: the shortest that the bundler takes.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
          },
        },
      },
    },
  },
  // Found late, these would make the development server reload in the middle of a click.
  optimizeDeps: {
    include: ['react-dom/client', 'react-router/dom', 'use-intl', '@tanstack/react-query', 'zod/mini', 'lucide-react'],
  },
  // Fonts and pictures are files with names of their own: the page's policy allows no data: URLs.
  build: { assetsInlineLimit: 0 },
  server: { proxy: { '/api': developmentServer } },
})
