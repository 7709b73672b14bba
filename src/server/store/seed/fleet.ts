import type { Transmission } from '../tables.ts'

/** Classes, vehicles and cars of a fresh install. From then on the database alone holds; nothing here is read again. */

export interface SeedClass {
  id: number
  code: string
  /** Names in German and English. */
  names: readonly [string, string]
  acriss: string
  seats: number
  transmission: Transmission
  /** Rank among classes; null for a kind of its own, neither better nor worse than others (D43). */
  rank: number | null
  depositMinor: number
  comingSoon?: true
}

/** Classes (D20), in the order of the numbers that GetVehicleByType takes (D7). */
export const classes: readonly SeedClass[] = [
  {
    id: 1,
    code: 'Mini',
    names: ['Mini', 'Mini'],
    acriss: 'MDMR',
    seats: 4,
    transmission: 'Manual',
    rank: 1,
    depositMinor: 20000,
  },
  {
    id: 2,
    code: 'Economy',
    names: ['Economy', 'Economy'],
    acriss: 'EDMR',
    seats: 5,
    transmission: 'Manual',
    rank: 2,
    depositMinor: 20000,
  },
  {
    id: 3,
    code: 'Compact',
    names: ['Kompaktklasse', 'Compact Car'],
    acriss: 'CDMR',
    seats: 5,
    transmission: 'Manual',
    rank: 3,
    depositMinor: 30000,
  },
  {
    id: 4,
    code: 'StationWagon',
    names: ['Kombi', 'Station Wagon'],
    acriss: 'IWMR',
    seats: 5,
    transmission: 'Manual',
    rank: 4,
    depositMinor: 30000,
  },
  {
    id: 5,
    code: 'SUV',
    names: ['SUV', 'SUV'],
    acriss: 'IFAR',
    seats: 5,
    transmission: 'Automatic',
    rank: 5,
    depositMinor: 40000,
  },
  {
    id: 6,
    code: 'Electric',
    names: ['Elektro', 'Electric'],
    acriss: 'CDAE',
    seats: 5,
    transmission: 'Automatic',
    rank: 4,
    depositMinor: 40000,
  },
  {
    id: 7,
    code: 'PeopleCarrier',
    names: ['Großraumvan', 'People Carrier'],
    acriss: 'SVMR',
    seats: 7,
    transmission: 'Manual',
    rank: 6,
    depositMinor: 50000,
  },
  {
    id: 8,
    code: 'Transporter',
    names: ['Transporter', 'Transporter'],
    acriss: 'FKMR',
    seats: 3,
    transmission: 'Manual',
    rank: null,
    depositMinor: 50000,
  },
  {
    id: 9,
    code: 'BusinessSedan',
    names: ['Business-Limousine', 'Business Sedan'],
    acriss: 'PDAR',
    seats: 5,
    transmission: 'Automatic',
    rank: 6,
    depositMinor: 80000,
    comingSoon: true,
  },
  {
    id: 10,
    code: 'Sports',
    names: ['Sportwagen', 'Sports'],
    acriss: 'LSAR',
    seats: 4,
    transmission: 'Automatic',
    rank: 7,
    depositMinor: 150000,
    comingSoon: true,
  },
]

const small = ['Bluetooth', 'USBCharging']
const modern = ['NavigationSystem', 'CarPlay', 'Bluetooth', 'USBCharging', 'ParkingSensors']
const rich = [...modern, 'RearviewCamera', 'GoodInterior']

/** [id, class, brand, name, picture, dollars a day, fuel, bags, features] */
type SeedVehicle = readonly [number, number, string, string, string, number, string, number, readonly string[]]

export const vehicles: readonly SeedVehicle[] = [
  [101, 1, 'Fiat', 'Fiat 500', 'mini-ice', 29, 'Petrol', 1, [...small, 'CarPlay']],
  [102, 1, 'Toyota', 'Toyota Aygo X', 'mini-crimson', 31, 'Petrol', 1, [...small, 'CarPlay', 'RearviewCamera']],
  [103, 1, 'VW', 'VW up!', 'mini', 28, 'Petrol', 1, small],
  [201, 2, 'VW', 'VW Polo', 'economy-graphite', 36, 'Petrol', 2, [...small, 'CarPlay', 'ParkingSensors']],
  [202, 2, 'Opel', 'Opel Corsa', 'economy', 34, 'Petrol', 2, [...small, 'CarPlay']],
  [203, 2, 'Renault', 'Renault Clio', 'economy-sand', 35, 'Petrol', 2, [...small, 'CarPlay', 'RearviewCamera']],
  [301, 3, 'VW', 'VW Golf', 'compact-graphite', 45, 'Petrol', 3, modern],
  [302, 3, 'Ford', 'Ford Focus', 'compact', 42, 'Diesel', 3, modern],
  [303, 3, 'Seat', 'Seat Leon', 'compact-pearl', 43, 'Petrol', 3, modern],
  [401, 4, 'VW', 'VW Passat Variant', 'station-wagon-petrol', 59, 'Diesel', 4, rich],
  [402, 4, 'Škoda', 'Škoda Octavia Combi', 'station-wagon-midnight', 55, 'Diesel', 4, modern],
  [403, 4, 'Opel', 'Opel Astra Sports Tourer', 'station-wagon', 52, 'Petrol', 4, modern],
  [501, 5, 'VW', 'VW Tiguan', 'suv', 65, 'Petrol', 4, rich],
  [502, 5, 'Hyundai', 'Hyundai Tucson', 'suv-graphite', 68, 'Hybrid', 4, rich],
  [503, 5, 'Volvo', 'Volvo XC60', 'suv-pearl', 82, 'Diesel', 4, rich],
  [601, 6, 'Tesla', 'Tesla Model 3', 'electric-midnight', 79, 'Electric', 3, rich],
  [602, 6, 'VW', 'VW ID.3', 'electric', 64, 'Electric', 3, modern],
  [603, 6, 'Hyundai', 'Hyundai Ioniq 5', 'electric-sky', 75, 'Electric', 3, rich],
  [701, 7, 'VW', 'VW Multivan', 'people-carrier-silver', 99, 'Diesel', 5, rich],
  [702, 7, 'Ford', 'Ford Galaxy', 'people-carrier-graphite', 86, 'Diesel', 4, modern],
  [703, 7, 'VW', 'VW Touran', 'people-carrier', 82, 'Petrol', 4, modern],
  [
    801,
    8,
    'VW',
    'VW Crafter',
    'transporter-petrol',
    92,
    'Diesel',
    0,
    ['Bluetooth', 'RearviewCamera', 'ParkingSensors'],
  ],
  [
    802,
    8,
    'Mercedes-Benz',
    'Mercedes-Benz Sprinter',
    'transporter-graphite',
    95,
    'Diesel',
    0,
    ['Bluetooth', 'NavigationSystem', 'RearviewCamera', 'ParkingSensors'],
  ],
  [803, 8, 'Ford', 'Ford Transit', 'transporter', 86, 'Diesel', 0, ['Bluetooth', 'USBCharging', 'ParkingSensors']],
  [901, 9, 'BMW', 'BMW 5er', 'business-sedan', 129, 'Hybrid', 4, rich],
  [1001, 10, 'Porsche', 'Porsche 911', 'sports', 249, 'Petrol', 1, rich],
]

/** Number of cars of classes 1 to 8 at each branch: 30 and 38 in all (D13). */
export const carsByBranch: readonly { branch: number; counts: readonly number[] }[] = [
  { branch: 1, counts: [4, 5, 5, 3, 4, 3, 3, 3] },
  { branch: 3, counts: [5, 6, 6, 4, 6, 4, 4, 3] },
]
