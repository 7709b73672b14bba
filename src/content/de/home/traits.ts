/** The filters of the fleet beside the class, in the words of the booking form. */
export default {
  traits: {
    more: '{count, plural, =0 {Mehr Filter} other {Mehr Filter (#)}}',
    any: 'Egal',
    transmission: 'Getriebe',
    seatsFilter: 'Sitzplätze',
    bagsFilter: 'Koffer',
    atLeast: 'ab {count}',
  },
} as const
