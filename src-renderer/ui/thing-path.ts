const FOLDERS: Readonly<Record<string, string>> = {
  star: '/cluster/stars/',
  faction: '/campaign/factions/',
  warband: '/forces/warbands/',
  character: '/forces/characters/',
  vehicle: '/forces/vehicles/',
  journal: '/journal/',
}

/** The page of a thing. */
export function thingPath({ kind, id }: { kind: string; id: string }): string {
  const folder = FOLDERS[kind]
  if (folder === undefined) throw new Error(`No page shows a ${kind}`)
  return folder + id
}
