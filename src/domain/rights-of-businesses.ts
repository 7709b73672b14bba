const team = { agent: 'all', manager: 'all', operator: 'all' } as const
const office = { manager: 'all', operator: 'all' } as const
const desk = { agent: 'branches', manager: 'all', operator: 'all' } as const

/** Rights to companies that rent: they belong to no branch, their people do. */
export const rightsOfBusinesses = {
  findBusinesses: team,
  showBusiness: team,
  addBusiness: team,
  changeBusiness: team,
  noteBusiness: team,
  removeBusinessNote: team,
  restoreBusinessNote: team,
  exportBusinesses: office,
  blockBusiness: office,
  addBusinessPerson: desk,
  removeBusinessPerson: desk,
} as const
