/** The filters of the fleet beside the class, in the words of the booking form. */
export default {
  traits: {
    label: 'Fahrzeuge nach Getriebe, Sitzplätzen und Koffern filtern',
    transmission: 'Getriebe',
    seatsFilter: 'Sitzplätze',
    bagsFilter: 'Koffer',
    all: { transmission: 'Getriebe: alle', seats: 'Sitze: alle', bags: 'Koffer: alle' },
    atLeast: { seats: 'ab {count} Sitzen', bags: 'ab {count} Koffern' },
  },
} as const
