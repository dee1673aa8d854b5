import type { CampaignFile } from '#main/db/open-campaign.ts'
import type { GameNight } from '#main/db/repositories/game-nights.ts'

/**
 * Creates access to the texts outside the journal that may contain `[[links]]`: plans and recaps of game nights, and
 * the plan of the next session.
 */
export function createSessionTextAccess({ rows }: Pick<CampaignFile, 'rows'>) {
  const plan = (): string => rows.campaign.get().nextSessionPlan

  return {
    nights: (): GameNight[] => rows.nights.list(),
    plan,
    /** Whether any of the texts contains a link. */
    holdLinks: (): boolean =>
      [plan(), ...rows.nights.list().flatMap((night) => [night.plan, night.recap])].some(holdsLink),
    /** Rewrites each text that changes. Call inside a change. */
    rewrite(follow: (text: string) => string): void {
      for (const night of rows.nights.list()) {
        const followed = { plan: follow(night.plan), recap: follow(night.recap) }
        if (followed.plan !== night.plan || followed.recap !== night.recap)
          rows.nights.update({ ...night, ...followed })
      }
      const nextSessionPlan = follow(plan())
      if (nextSessionPlan !== plan()) rows.campaign.update({ nextSessionPlan })
    },
  }
}

function holdsLink(text: string): boolean {
  return text.includes('[[')
}
