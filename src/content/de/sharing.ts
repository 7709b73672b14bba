import { company } from '../company.ts'

/** What is read where the site itself is not seen: beside a shared link, and on a home screen. */
export default {
  pictures: {
    home: `Fünf Mietwagen von ${company.name} in der Abenddämmerung, vom Transporter bis zum Sportwagen`,
    about: `Das Stadtbüro von ${company.name} in Berlin-Tempelhof mit drei Wagen vor der Tür`,
    booking: `Ein SUV von ${company.name}`,
    fleet: `Sechs Mietwagen von ${company.name} auf dem Parkplatz, von oben gesehen`,
  },
  manifest: {
    name: `${company.name} – Mietwagen in Berlin`,
    description: 'Mietwagen in Berlin, mit dem Gesamtpreis von Anfang an.',
  },
}
