import type { Battle, WorkInProgress } from '#shared/games/planetary-sand/battle.ts'

/** The battle with this work as it stands now. */
export function setWork(battle: Battle, work: WorkInProgress): Battle {
  return { ...battle, works: [...removeWork(battle, work).works, work] }
}

/** The battle without this work. */
export function removeWork(battle: Battle, { kind, subject }: WorkInProgress): Battle {
  return { ...battle, works: battle.works.filter((work) => work.kind !== kind || work.subject !== subject) }
}
