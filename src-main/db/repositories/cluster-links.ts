import { and } from 'drizzle-orm'
import { once } from '#shared/kit/once.ts'
import type { Orm } from '../file/orm.ts'
import { battle, character, journalEntry, scenario, squad, starLink, vehicle, warband } from '../schema/schema.ts'
import { buildPlaceholderCondition, prepareInsert, prepareFindById } from './prepared-statements.ts'

export type StarLink = typeof starLink.$inferSelect

/** What a star can be linked to. */
export type StarLinkTarget = Pick<StarLink, 'targetKind' | 'targetId'>

/** Links from stars to entries, battles and forces that were set by hand. */
export function createStarLinkRepository(orm: Orm) {
  const isLink = and(
    buildPlaceholderCondition(starLink.starId, 'starId'),
    buildPlaceholderCondition(starLink.targetKind, 'targetKind'),
    buildPlaceholderCondition(starLink.targetId, 'targetId'),
  )
  const ofStar = once(() =>
    orm
      .select({ targetKind: starLink.targetKind, targetId: starLink.targetId })
      .from(starLink)
      .where(buildPlaceholderCondition(starLink.starId, 'starId'))
      .orderBy(starLink.id)
      .prepare(),
  )
  const linkQuery = once(() => orm.select({ id: starLink.id }).from(starLink).where(isLink).prepare())
  const removed = once(() => orm.delete(starLink).where(isLink).prepare())
  const targets = {
    warband: prepareFindById(orm, warband),
    character: prepareFindById(orm, character),
    squad: prepareFindById(orm, squad),
    vehicle: prepareFindById(orm, vehicle),
    scenario: prepareFindById(orm, scenario),
    battle: prepareFindById(orm, battle),
    journal: prepareFindById(orm, journalEntry),
  }

  return {
    /** The link targets of a star; some of them may no longer exist. */
    list: (starId: string): StarLinkTarget[] => ofStar().all({ starId }),
    isLinked: (starId: string, target: StarLinkTarget): boolean => linkQuery().get({ starId, ...target }) !== undefined,
    add: prepareInsert(orm, starLink),
    remove: (starId: string, target: StarLinkTarget): void => void removed().run({ starId, ...target }),
    /** Whether a link target exists. */
    hasTarget: ({ targetKind, targetId }: StarLinkTarget): boolean => targets[targetKind](targetId) !== null,
  }
}
