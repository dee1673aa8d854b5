import { campaigning } from './endpoints.ts'

const { images } = campaigning

/** images.*: see the contract. */
export const imagesRouter = {
  add: images.add.handler(({ input, context }) => context.campaign.images.add(input)),
  get: images.get.handler(({ input, context }) => context.campaign.images.get(input)),
}
