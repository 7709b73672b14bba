import type { Catalogue } from '#store/catalogue.ts'

/** Whether customers come to a branch by plane. Of a pickup anywhere else no flight is kept. */
export const isAtAirport = (branch: number, { branches }: Pick<Catalogue, 'branches'>): boolean =>
  branches.some(({ id, atAirport }) => id === branch && atAirport)
