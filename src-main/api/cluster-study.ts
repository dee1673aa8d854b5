import { campaigning } from './endpoints.ts'

const { clusterStudy } = campaigning

/** clusterStudy.*: see the contract. */
export const clusterStudyRouter = {
  preview: clusterStudy.preview.handler(({ input, context }) => context.campaign.clusterStudy.preview(input)),
  generate: clusterStudy.generate.handler(({ input, context }) =>
    context.campaign.clusterStudy.generate(input, context.author),
  ),
  lint: clusterStudy.lint.handler(({ input, context }) => context.campaign.clusterStudy.lint(input)),
  chokePoints: clusterStudy.chokePoints.handler(({ input, context }) =>
    context.campaign.clusterStudy.chokePoints(input),
  ),
  fairness: clusterStudy.fairness.handler(({ input, context }) => context.campaign.clusterStudy.fairness(input)),
  homeworlds: clusterStudy.homeworlds.handler(({ input, context }) => context.campaign.clusterStudy.homeworlds(input)),
}
