import type { CampaignFile } from '#main/db/open-campaign.ts'
import { createCampaignRepository } from '#main/db/repositories/campaign.ts'
import { createGameNightRepository, type GameNight } from '#main/db/repositories/game-nights.ts'
import { once } from '#main/db/repositories/prepared.ts'

/** Texts with `[[links]]` outside the journal: plans and recaps of game nights, and the plan of the next session. */
export interface TextsBeside {
  nights(): GameNight[]
  plan(): string
  /** Whether any of them holds a link. */
  holdLinks(): boolean
  /** Call inside a change: writes what each text becomes, where it becomes another one. */
  rewrite(follow: (text: string) => string): void
}

/** The texts beside the journal of a campaign. */
export function createTextsBeside({ orm }: Pick<CampaignFile, 'orm'>): TextsBeside {
  const repository = once(() => createGameNightRepository(orm))
  const campaign = once(() => createCampaignRepository(orm))
  const plan = (): string => campaign().get().nextSessionPlan

  return {
    nights: () => repository().list(),
    plan,
    holdLinks: () =>
      [
        plan(),
        ...repository()
          .list()
          .flatMap((night) => [night.plan, night.recap]),
      ].some(holdsLink),
    rewrite(follow) {
      for (const night of repository().list()) {
        const followed = { plan: follow(night.plan), recap: follow(night.recap) }
        if (followed.plan !== night.plan || followed.recap !== night.recap)
          repository().update({ ...night, ...followed })
      }
      const nextSessionPlan = follow(plan())
      if (nextSessionPlan !== plan()) campaign().update({ nextSessionPlan })
    },
  }
}

function holdsLink(text: string): boolean {
  return text.includes('[[')
}
