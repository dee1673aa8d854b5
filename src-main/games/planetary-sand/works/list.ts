import type { Battle, Work } from '#shared/games/planetary-sand/battle.ts'

/** The battle with this work as it stands now. */
export function withWork(battle: Battle, work: Work): Battle {
  return { ...battle, works: [...withoutWork(battle, work).works, work] }
}

/** The battle without this work. */
export function withoutWork(battle: Battle, { kind, subject }: Work): Battle {
  return { ...battle, works: battle.works.filter((one) => one.kind !== kind || one.subject !== subject) }
}
