import type { Battle, WorkInProgress } from '#shared/games/planetary-sand/battle.ts'

/** Adds or updates work in a battle. */
export function setWork(battle: Battle, work: WorkInProgress): Battle {
  return { ...battle, works: [...removeWork(battle, work).works, work] }
}

/** Removes work from a battle. */
export function removeWork(battle: Battle, { kind, subject }: WorkInProgress): Battle {
  return { ...battle, works: battle.works.filter((work) => work.kind !== kind || work.subject !== subject) }
}
