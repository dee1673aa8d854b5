import type { AnySchema, ContractProcedure, ErrorMap, InferSchemaInput } from '@orpc/contract'
import type { Area } from '#shared/contract/areas.ts'
import type { EndpointMeta } from '#shared/contract/base.ts'
import type { Contract, InputFor } from '#shared/contract/contract.ts'
import type { SessionView } from '#shared/contract/session.ts'
import type { Caller } from '../services/caller.ts'
import type { CampaignServices } from '../services/campaign-services.ts'
import type { Context } from './context.ts'

/** What an endpoint may be answered with. */
export type EndpointResult<Endpoint> =
  Endpoint extends ContractProcedure<AnySchema, infer Output, ErrorMap, EndpointMeta>
    ? InferSchemaInput<Output> | Promise<InferSchemaInput<Output>>
    : never

/** A service's verb as the endpoint of the same name asks for it. */
export type ServiceMethod<Endpoint> = (input: InputFor<Endpoint>, caller: Caller) => EndpointResult<Endpoint>

/** A handler that decides something itself. */
export type Handler<Endpoint> = (call: Call<InputFor<Endpoint>>) => EndpointResult<Endpoint>

/** What a handler knows of a call that was let in. */
export interface AuthorizedContext extends Context {
  readonly session: SessionView
  /** The use cases of the open campaign; null only where an area needs none. */
  readonly campaign: CampaignServices | null
}

/** One call whose role is checked and whose input is parsed. */
export interface Call<Input> {
  readonly input: Input
  readonly context: AuthorizedContext
  readonly signal: AbortSignal | undefined
}

/** The handlers of an area that decide something, by the names of their endpoints. */
export type Handlers<Name extends Area, Verbs extends keyof Contract[Name] = keyof Contract[Name]> = {
  readonly [Each in Verbs]: Handler<Contract[Name][Each]>
}
