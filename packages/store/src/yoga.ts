import { GraphQLError } from 'graphql'
import { createSchema, createYoga, type Plugin } from 'graphql-yoga'
import { typeDefs } from './__generated__/sdl'
import type { Context } from './context'
import { aliasLimit, depthLimit, LIMITS, onceLimit, recursionLimit } from './limits'
import { logError } from './log'
import { accountsResolvers } from './modules/accounts/resolvers'
import { addressesResolvers } from './modules/addresses/resolvers'
import { addressLookUpResolvers } from './modules/addresslookup/resolvers'
import { arrivalsResolvers } from './modules/arrivals/resolvers'
import { blocksResolvers } from './modules/blocks/resolvers'
import { blogResolvers } from './modules/blog/resolvers'
import { campaignsResolvers } from './modules/campaigns/resolvers'
import { captchaResolvers } from './modules/captcha/resolvers'
import { cartResolvers } from './modules/cart/resolvers'
import { catalogueResolvers } from './modules/catalogue/resolvers'
import { categoriesResolvers } from './modules/categories/resolvers'
import { checkoutResolvers } from './modules/checkout/resolvers'
import { creditResolvers } from './modules/credit/resolvers'
import { customersResolvers } from './modules/customers/resolvers'
import { dealsResolvers } from './modules/deals/resolvers'
import { designsResolvers } from './modules/designs/resolvers'
import { enquiriesResolvers } from './modules/enquiries/resolvers'
import { giftFinderResolvers } from './modules/giftfinder/resolvers'
import { giftsResolvers } from './modules/gifts/resolvers'
import { headerOfferResolvers } from './modules/headeroffer/resolvers'
import { newsletterResolvers } from './modules/newsletter/resolvers'
import { ordersResolvers } from './modules/orders/resolvers'
import { pagesResolvers } from './modules/pages/resolvers'
import { passkeysResolvers } from './modules/passkeys/resolvers'
import { paymentsResolvers } from './modules/payments/resolvers'
import { printingResolvers } from './modules/printing/resolvers'
import { profileResolvers } from './modules/profile/resolvers'
import { questionsResolvers } from './modules/questions/resolvers'
import { referralsResolvers } from './modules/referrals/resolvers'
import { reviewsResolvers } from './modules/reviews/resolvers'
import { rewardsResolvers } from './modules/rewards/resolvers'
import { settingsResolvers } from './modules/settings/resolvers'
import { sharedCartsResolvers } from './modules/sharedcarts/resolvers'
import { signsResolvers } from './modules/signs/resolvers'
import { sitemapResolvers } from './modules/sitemap/resolvers'
import { socialResolvers } from './modules/social/resolvers'
import { templatesResolvers } from './modules/templates/resolvers'
import { ticketsResolvers } from './modules/tickets/resolvers'
import { videosResolvers } from './modules/videos/resolvers'
import { wishlistResolvers } from './modules/wishlist/resolvers'
import { Refusal } from './refusal'
import { ROWS_MAX, rowsOf } from './row-cost'

/** The context of a request. `run` tells the transport whether the document was executed. */
export interface ServerContext extends Context {
  run: { executed: boolean }
}

const isExpected = (error: GraphQLError): boolean => {
  const original = error.originalError
  return !original || original instanceof Refusal || original instanceof GraphQLError
}

/** Expected refusals are answered unchanged. Other errors are logged and answered without details. */
function maskErrors(errors: readonly GraphQLError[], requestId: string): GraphQLError[] {
  return errors.map((error) => {
    if (isExpected(error)) return error
    logError('graphql', requestId, error.originalError)
    return new GraphQLError('Internal server error', { nodes: error.nodes, path: error.path })
  })
}

const guards: Plugin<ServerContext> = {
  onParams({ params, setResult }) {
    if ((params.query?.length ?? 0) > LIMITS.chars) {
      setResult({ errors: [new GraphQLError('The document is too long.')] })
    }
  },
  onValidate({ addValidationRule }) {
    addValidationRule(aliasLimit)
    addValidationRule(depthLimit)
    addValidationRule(recursionLimit)
    addValidationRule(onceLimit)
  },
  onExecute({ args, setResultAndStopExecution }) {
    const context = args.contextValue
    const rows = rowsOf(args)
    if (rows > ROWS_MAX) {
      const message = `Max rows of a document should be ${ROWS_MAX} but may be ${rows}.`
      return setResultAndStopExecution({ errors: [new GraphQLError(message)] })
    }
    context.run.executed = true
    return {
      onExecuteDone({ result, setResult }) {
        if (!('errors' in result) || !result.errors) return
        setResult({ ...result, errors: maskErrors(result.errors, context.requestId) })
      },
    }
  },
}

/** The schema is built once per isolate. Every request has its own context. */
export const yoga = createYoga<ServerContext>({
  schema: createSchema<ServerContext>({
    typeDefs,
    resolvers: [
      settingsResolvers,
      campaignsResolvers,
      catalogueResolvers,
      categoriesResolvers,
      pagesResolvers,
      reviewsResolvers,
      questionsResolvers,
      templatesResolvers,
      videosResolvers,
      dealsResolvers,
      headerOfferResolvers,
      accountsResolvers,
      addressesResolvers,
      addressLookUpResolvers,
      arrivalsResolvers,
      blocksResolvers,
      blogResolvers,
      signsResolvers,
      sitemapResolvers,
      captchaResolvers,
      enquiriesResolvers,
      giftsResolvers,
      giftFinderResolvers,
      referralsResolvers,
      rewardsResolvers,
      cartResolvers,
      sharedCartsResolvers,
      checkoutResolvers,
      creditResolvers,
      customersResolvers,
      passkeysResolvers,
      paymentsResolvers,
      socialResolvers,
      newsletterResolvers,
      ordersResolvers,
      printingResolvers,
      profileResolvers,
      ticketsResolvers,
      designsResolvers,
      wishlistResolvers,
    ],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  }),
  plugins: [guards],
  // `guards` masks errors and logs them with the request's id.
  maskedErrors: false,
  multipart: false,
  graphiql: false,
  landingPage: false,
  cors: false,
  logging: false,
  maxRequestBodySize: LIMITS.bodyBytes,
  // A bundled yoga does not find the globals of the Worker.
  fetchAPI: {
    Response,
    Request,
    Headers,
    fetch,
    URL,
    URLSearchParams,
    ReadableStream,
    WritableStream,
    TransformStream,
    TextEncoder,
    TextDecoder,
    FormData,
    File,
    Blob,
    crypto,
  },
})
