import type * as Types from './types';
import type { GraphQLResolveInfo } from 'graphql';
import type { ProductList } from '../modules/catalogue/service';
import type { LedgerOwner } from '../modules/ledger/entry';
import type { SizedTemplate } from '../modules/templates/service';
import type { Context } from '../context';
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };


export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Types.Maybe<TTypes> | Promise<Types.Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  AttributeSelectedOptionInterface: ( Partial<Types.AttributeSelectedOption> );
  AttributeValueInterface:
    | ( Partial<Omit<Types.AttributeSelectedOptions, 'selected_options'> & { selected_options: Array<Types.Maybe<_RefType['AttributeSelectedOptionInterface']>> }> )
    | ( Partial<Types.AttributeValue> )
  ;
  CartAddressInterface:
    | ( Partial<Types.BillingCartAddress> )
    | ( Partial<Types.ShippingCartAddress> )
  ;
  CartItemInterface:
    | ( Partial<Omit<Types.BundleCartItem, 'extra_info' | 'product'> & { extra_info?: Types.Maybe<_RefType['CartItemExtraInfo']>, product: _RefType['ProductInterface'] }> )
    | ( Partial<Omit<Types.ConfigurableCartItem, 'configured_variant' | 'extra_info' | 'product'> & { configured_variant: _RefType['ProductInterface'], extra_info?: Types.Maybe<_RefType['CartItemExtraInfo']>, product: _RefType['ProductInterface'] }> )
    | ( Partial<Omit<Types.SimpleCartItem, 'extra_info' | 'product'> & { extra_info?: Types.Maybe<_RefType['CartItemExtraInfo']>, product: _RefType['ProductInterface'] }> )
    | ( Partial<Omit<Types.VirtualCartItem, 'extra_info' | 'product'> & { extra_info?: Types.Maybe<_RefType['CartItemExtraInfo']>, product: _RefType['ProductInterface'] }> )
  ;
  CategoryInterface: ( Partial<Types.CategoryTree> );
  CustomizableOptionInterface:
    | ( Partial<Types.CustomizableAreaOption> )
    | ( Partial<Types.CustomizableCheckboxOption> )
    | ( Partial<Types.CustomizableDateOption> )
    | ( Partial<Types.CustomizableDropDownOption> )
    | ( Partial<Types.CustomizableFieldOption> )
    | ( Partial<Types.CustomizableFileOption> )
    | ( Partial<Types.CustomizableMultipleOption> )
    | ( Partial<Types.CustomizableRadioOption> )
  ;
  CustomizableProductInterface:
    | ( Partial<Omit<Types.BundleProduct, 'categories' | 'custom_attributesV2' | 'items' | 'media_gallery' | 'options' | 'product_links' | 'related_products' | 'reviews' | 'upsell_products'> & { categories?: Types.Maybe<Array<Types.Maybe<_RefType['CategoryInterface']>>>, custom_attributesV2?: Types.Maybe<_RefType['ProductCustomAttributes']>, items?: Types.Maybe<Array<Types.Maybe<_RefType['BundleItem']>>>, media_gallery?: Types.Maybe<Array<Types.Maybe<_RefType['MediaGalleryInterface']>>>, options?: Types.Maybe<Array<Types.Maybe<_RefType['CustomizableOptionInterface']>>>, product_links?: Types.Maybe<Array<Types.Maybe<_RefType['ProductLinksInterface']>>>, related_products?: Types.Maybe<Array<Types.Maybe<_RefType['ProductInterface']>>>, reviews: _RefType['ProductReviews'], upsell_products?: Types.Maybe<Array<Types.Maybe<_RefType['ProductInterface']>>> }> )
    | ( Partial<Omit<Types.ConfigurableProduct, 'categories' | 'configurable_options' | 'custom_attributesV2' | 'media_gallery' | 'options' | 'product_links' | 'related_products' | 'reviews' | 'upsell_products' | 'variants'> & { categories?: Types.Maybe<Array<Types.Maybe<_RefType['CategoryInterface']>>>, configurable_options?: Types.Maybe<Array<Types.Maybe<_RefType['ConfigurableProductOptions']>>>, custom_attributesV2?: Types.Maybe<_RefType['ProductCustomAttributes']>, media_gallery?: Types.Maybe<Array<Types.Maybe<_RefType['MediaGalleryInterface']>>>, options?: Types.Maybe<Array<Types.Maybe<_RefType['CustomizableOptionInterface']>>>, product_links?: Types.Maybe<Array<Types.Maybe<_RefType['ProductLinksInterface']>>>, related_products?: Types.Maybe<Array<Types.Maybe<_RefType['ProductInterface']>>>, reviews: _RefType['ProductReviews'], upsell_products?: Types.Maybe<Array<Types.Maybe<_RefType['ProductInterface']>>>, variants?: Types.Maybe<Array<Types.Maybe<_RefType['ConfigurableVariant']>>> }> )
    | ( Partial<Omit<Types.DownloadableProduct, 'categories' | 'custom_attributesV2' | 'media_gallery' | 'options' | 'product_links' | 'related_products' | 'reviews' | 'upsell_products'> & { categories?: Types.Maybe<Array<Types.Maybe<_RefType['CategoryInterface']>>>, custom_attributesV2?: Types.Maybe<_RefType['ProductCustomAttributes']>, media_gallery?: Types.Maybe<Array<Types.Maybe<_RefType['MediaGalleryInterface']>>>, options?: Types.Maybe<Array<Types.Maybe<_RefType['CustomizableOptionInterface']>>>, product_links?: Types.Maybe<Array<Types.Maybe<_RefType['ProductLinksInterface']>>>, related_products?: Types.Maybe<Array<Types.Maybe<_RefType['ProductInterface']>>>, reviews: _RefType['ProductReviews'], upsell_products?: Types.Maybe<Array<Types.Maybe<_RefType['ProductInterface']>>> }> )
    | ( Partial<Omit<Types.SimpleProduct, 'categories' | 'custom_attributesV2' | 'media_gallery' | 'options' | 'product_links' | 'related_products' | 'reviews' | 'upsell_products'> & { categories?: Types.Maybe<Array<Types.Maybe<_RefType['CategoryInterface']>>>, custom_attributesV2?: Types.Maybe<_RefType['ProductCustomAttributes']>, media_gallery?: Types.Maybe<Array<Types.Maybe<_RefType['MediaGalleryInterface']>>>, options?: Types.Maybe<Array<Types.Maybe<_RefType['CustomizableOptionInterface']>>>, product_links?: Types.Maybe<Array<Types.Maybe<_RefType['ProductLinksInterface']>>>, related_products?: Types.Maybe<Array<Types.Maybe<_RefType['ProductInterface']>>>, reviews: _RefType['ProductReviews'], upsell_products?: Types.Maybe<Array<Types.Maybe<_RefType['ProductInterface']>>> }> )
    | ( Partial<Omit<Types.VirtualProduct, 'categories' | 'custom_attributesV2' | 'media_gallery' | 'options' | 'product_links' | 'related_products' | 'reviews' | 'upsell_products'> & { categories?: Types.Maybe<Array<Types.Maybe<_RefType['CategoryInterface']>>>, custom_attributesV2?: Types.Maybe<_RefType['ProductCustomAttributes']>, media_gallery?: Types.Maybe<Array<Types.Maybe<_RefType['MediaGalleryInterface']>>>, options?: Types.Maybe<Array<Types.Maybe<_RefType['CustomizableOptionInterface']>>>, product_links?: Types.Maybe<Array<Types.Maybe<_RefType['ProductLinksInterface']>>>, related_products?: Types.Maybe<Array<Types.Maybe<_RefType['ProductInterface']>>>, reviews: _RefType['ProductReviews'], upsell_products?: Types.Maybe<Array<Types.Maybe<_RefType['ProductInterface']>>> }> )
  ;
  InvoiceItemInterface: ( Partial<Types.InvoiceItem> );
  MediaGalleryInterface: ( Partial<Types.ProductImage> );
  OrderItemInterface: ( Partial<Types.OrderItem> );
  ProductInterface:
    | ( Partial<Omit<Types.BundleProduct, 'categories' | 'custom_attributesV2' | 'items' | 'media_gallery' | 'options' | 'product_links' | 'related_products' | 'reviews' | 'upsell_products'> & { categories?: Types.Maybe<Array<Types.Maybe<_RefType['CategoryInterface']>>>, custom_attributesV2?: Types.Maybe<_RefType['ProductCustomAttributes']>, items?: Types.Maybe<Array<Types.Maybe<_RefType['BundleItem']>>>, media_gallery?: Types.Maybe<Array<Types.Maybe<_RefType['MediaGalleryInterface']>>>, options?: Types.Maybe<Array<Types.Maybe<_RefType['CustomizableOptionInterface']>>>, product_links?: Types.Maybe<Array<Types.Maybe<_RefType['ProductLinksInterface']>>>, related_products?: Types.Maybe<Array<Types.Maybe<_RefType['ProductInterface']>>>, reviews: _RefType['ProductReviews'], upsell_products?: Types.Maybe<Array<Types.Maybe<_RefType['ProductInterface']>>> }> )
    | ( Partial<Omit<Types.ConfigurableProduct, 'categories' | 'configurable_options' | 'custom_attributesV2' | 'media_gallery' | 'options' | 'product_links' | 'related_products' | 'reviews' | 'upsell_products' | 'variants'> & { categories?: Types.Maybe<Array<Types.Maybe<_RefType['CategoryInterface']>>>, configurable_options?: Types.Maybe<Array<Types.Maybe<_RefType['ConfigurableProductOptions']>>>, custom_attributesV2?: Types.Maybe<_RefType['ProductCustomAttributes']>, media_gallery?: Types.Maybe<Array<Types.Maybe<_RefType['MediaGalleryInterface']>>>, options?: Types.Maybe<Array<Types.Maybe<_RefType['CustomizableOptionInterface']>>>, product_links?: Types.Maybe<Array<Types.Maybe<_RefType['ProductLinksInterface']>>>, related_products?: Types.Maybe<Array<Types.Maybe<_RefType['ProductInterface']>>>, reviews: _RefType['ProductReviews'], upsell_products?: Types.Maybe<Array<Types.Maybe<_RefType['ProductInterface']>>>, variants?: Types.Maybe<Array<Types.Maybe<_RefType['ConfigurableVariant']>>> }> )
    | ( Partial<Omit<Types.DownloadableProduct, 'categories' | 'custom_attributesV2' | 'media_gallery' | 'options' | 'product_links' | 'related_products' | 'reviews' | 'upsell_products'> & { categories?: Types.Maybe<Array<Types.Maybe<_RefType['CategoryInterface']>>>, custom_attributesV2?: Types.Maybe<_RefType['ProductCustomAttributes']>, media_gallery?: Types.Maybe<Array<Types.Maybe<_RefType['MediaGalleryInterface']>>>, options?: Types.Maybe<Array<Types.Maybe<_RefType['CustomizableOptionInterface']>>>, product_links?: Types.Maybe<Array<Types.Maybe<_RefType['ProductLinksInterface']>>>, related_products?: Types.Maybe<Array<Types.Maybe<_RefType['ProductInterface']>>>, reviews: _RefType['ProductReviews'], upsell_products?: Types.Maybe<Array<Types.Maybe<_RefType['ProductInterface']>>> }> )
    | ( Partial<Omit<Types.GroupedProduct, 'categories' | 'custom_attributesV2' | 'items' | 'media_gallery' | 'product_links' | 'related_products' | 'reviews' | 'upsell_products'> & { categories?: Types.Maybe<Array<Types.Maybe<_RefType['CategoryInterface']>>>, custom_attributesV2?: Types.Maybe<_RefType['ProductCustomAttributes']>, items?: Types.Maybe<Array<Types.Maybe<_RefType['GroupedProductItem']>>>, media_gallery?: Types.Maybe<Array<Types.Maybe<_RefType['MediaGalleryInterface']>>>, product_links?: Types.Maybe<Array<Types.Maybe<_RefType['ProductLinksInterface']>>>, related_products?: Types.Maybe<Array<Types.Maybe<_RefType['ProductInterface']>>>, reviews: _RefType['ProductReviews'], upsell_products?: Types.Maybe<Array<Types.Maybe<_RefType['ProductInterface']>>> }> )
    | ( Partial<Omit<Types.SimpleProduct, 'categories' | 'custom_attributesV2' | 'media_gallery' | 'options' | 'product_links' | 'related_products' | 'reviews' | 'upsell_products'> & { categories?: Types.Maybe<Array<Types.Maybe<_RefType['CategoryInterface']>>>, custom_attributesV2?: Types.Maybe<_RefType['ProductCustomAttributes']>, media_gallery?: Types.Maybe<Array<Types.Maybe<_RefType['MediaGalleryInterface']>>>, options?: Types.Maybe<Array<Types.Maybe<_RefType['CustomizableOptionInterface']>>>, product_links?: Types.Maybe<Array<Types.Maybe<_RefType['ProductLinksInterface']>>>, related_products?: Types.Maybe<Array<Types.Maybe<_RefType['ProductInterface']>>>, reviews: _RefType['ProductReviews'], upsell_products?: Types.Maybe<Array<Types.Maybe<_RefType['ProductInterface']>>> }> )
    | ( Partial<Omit<Types.VirtualProduct, 'categories' | 'custom_attributesV2' | 'media_gallery' | 'options' | 'product_links' | 'related_products' | 'reviews' | 'upsell_products'> & { categories?: Types.Maybe<Array<Types.Maybe<_RefType['CategoryInterface']>>>, custom_attributesV2?: Types.Maybe<_RefType['ProductCustomAttributes']>, media_gallery?: Types.Maybe<Array<Types.Maybe<_RefType['MediaGalleryInterface']>>>, options?: Types.Maybe<Array<Types.Maybe<_RefType['CustomizableOptionInterface']>>>, product_links?: Types.Maybe<Array<Types.Maybe<_RefType['ProductLinksInterface']>>>, related_products?: Types.Maybe<Array<Types.Maybe<_RefType['ProductInterface']>>>, reviews: _RefType['ProductReviews'], upsell_products?: Types.Maybe<Array<Types.Maybe<_RefType['ProductInterface']>>> }> )
  ;
  ProductLinksInterface: ( Partial<Types.ProductLinks> );
  RoutableInterface:
    | ( Partial<Omit<Types.BundleProduct, 'categories' | 'custom_attributesV2' | 'items' | 'media_gallery' | 'options' | 'product_links' | 'related_products' | 'reviews' | 'upsell_products'> & { categories?: Types.Maybe<Array<Types.Maybe<_RefType['CategoryInterface']>>>, custom_attributesV2?: Types.Maybe<_RefType['ProductCustomAttributes']>, items?: Types.Maybe<Array<Types.Maybe<_RefType['BundleItem']>>>, media_gallery?: Types.Maybe<Array<Types.Maybe<_RefType['MediaGalleryInterface']>>>, options?: Types.Maybe<Array<Types.Maybe<_RefType['CustomizableOptionInterface']>>>, product_links?: Types.Maybe<Array<Types.Maybe<_RefType['ProductLinksInterface']>>>, related_products?: Types.Maybe<Array<Types.Maybe<_RefType['ProductInterface']>>>, reviews: _RefType['ProductReviews'], upsell_products?: Types.Maybe<Array<Types.Maybe<_RefType['ProductInterface']>>> }> )
    | ( Partial<Types.CategoryTree> )
    | ( Partial<Types.CmsPage> )
    | ( Partial<Omit<Types.ConfigurableProduct, 'categories' | 'configurable_options' | 'custom_attributesV2' | 'media_gallery' | 'options' | 'product_links' | 'related_products' | 'reviews' | 'upsell_products' | 'variants'> & { categories?: Types.Maybe<Array<Types.Maybe<_RefType['CategoryInterface']>>>, configurable_options?: Types.Maybe<Array<Types.Maybe<_RefType['ConfigurableProductOptions']>>>, custom_attributesV2?: Types.Maybe<_RefType['ProductCustomAttributes']>, media_gallery?: Types.Maybe<Array<Types.Maybe<_RefType['MediaGalleryInterface']>>>, options?: Types.Maybe<Array<Types.Maybe<_RefType['CustomizableOptionInterface']>>>, product_links?: Types.Maybe<Array<Types.Maybe<_RefType['ProductLinksInterface']>>>, related_products?: Types.Maybe<Array<Types.Maybe<_RefType['ProductInterface']>>>, reviews: _RefType['ProductReviews'], upsell_products?: Types.Maybe<Array<Types.Maybe<_RefType['ProductInterface']>>>, variants?: Types.Maybe<Array<Types.Maybe<_RefType['ConfigurableVariant']>>> }> )
    | ( Partial<Omit<Types.DownloadableProduct, 'categories' | 'custom_attributesV2' | 'media_gallery' | 'options' | 'product_links' | 'related_products' | 'reviews' | 'upsell_products'> & { categories?: Types.Maybe<Array<Types.Maybe<_RefType['CategoryInterface']>>>, custom_attributesV2?: Types.Maybe<_RefType['ProductCustomAttributes']>, media_gallery?: Types.Maybe<Array<Types.Maybe<_RefType['MediaGalleryInterface']>>>, options?: Types.Maybe<Array<Types.Maybe<_RefType['CustomizableOptionInterface']>>>, product_links?: Types.Maybe<Array<Types.Maybe<_RefType['ProductLinksInterface']>>>, related_products?: Types.Maybe<Array<Types.Maybe<_RefType['ProductInterface']>>>, reviews: _RefType['ProductReviews'], upsell_products?: Types.Maybe<Array<Types.Maybe<_RefType['ProductInterface']>>> }> )
    | ( Partial<Omit<Types.GroupedProduct, 'categories' | 'custom_attributesV2' | 'items' | 'media_gallery' | 'product_links' | 'related_products' | 'reviews' | 'upsell_products'> & { categories?: Types.Maybe<Array<Types.Maybe<_RefType['CategoryInterface']>>>, custom_attributesV2?: Types.Maybe<_RefType['ProductCustomAttributes']>, items?: Types.Maybe<Array<Types.Maybe<_RefType['GroupedProductItem']>>>, media_gallery?: Types.Maybe<Array<Types.Maybe<_RefType['MediaGalleryInterface']>>>, product_links?: Types.Maybe<Array<Types.Maybe<_RefType['ProductLinksInterface']>>>, related_products?: Types.Maybe<Array<Types.Maybe<_RefType['ProductInterface']>>>, reviews: _RefType['ProductReviews'], upsell_products?: Types.Maybe<Array<Types.Maybe<_RefType['ProductInterface']>>> }> )
    | ( Partial<Omit<Types.PageDetails, 'listing' | 'product'> & { listing?: Types.Maybe<_RefType['Products']>, product?: Types.Maybe<_RefType['ProductInterface']> }> )
    | ( Partial<Omit<Types.SimpleProduct, 'categories' | 'custom_attributesV2' | 'media_gallery' | 'options' | 'product_links' | 'related_products' | 'reviews' | 'upsell_products'> & { categories?: Types.Maybe<Array<Types.Maybe<_RefType['CategoryInterface']>>>, custom_attributesV2?: Types.Maybe<_RefType['ProductCustomAttributes']>, media_gallery?: Types.Maybe<Array<Types.Maybe<_RefType['MediaGalleryInterface']>>>, options?: Types.Maybe<Array<Types.Maybe<_RefType['CustomizableOptionInterface']>>>, product_links?: Types.Maybe<Array<Types.Maybe<_RefType['ProductLinksInterface']>>>, related_products?: Types.Maybe<Array<Types.Maybe<_RefType['ProductInterface']>>>, reviews: _RefType['ProductReviews'], upsell_products?: Types.Maybe<Array<Types.Maybe<_RefType['ProductInterface']>>> }> )
    | ( Partial<Omit<Types.VirtualProduct, 'categories' | 'custom_attributesV2' | 'media_gallery' | 'options' | 'product_links' | 'related_products' | 'reviews' | 'upsell_products'> & { categories?: Types.Maybe<Array<Types.Maybe<_RefType['CategoryInterface']>>>, custom_attributesV2?: Types.Maybe<_RefType['ProductCustomAttributes']>, media_gallery?: Types.Maybe<Array<Types.Maybe<_RefType['MediaGalleryInterface']>>>, options?: Types.Maybe<Array<Types.Maybe<_RefType['CustomizableOptionInterface']>>>, product_links?: Types.Maybe<Array<Types.Maybe<_RefType['ProductLinksInterface']>>>, related_products?: Types.Maybe<Array<Types.Maybe<_RefType['ProductInterface']>>>, reviews: _RefType['ProductReviews'], upsell_products?: Types.Maybe<Array<Types.Maybe<_RefType['ProductInterface']>>> }> )
  ;
  ShipmentItemInterface: ( Partial<Types.ShipmentItem> );
  SwatchDataInterface: ( Partial<Types.TextSwatchData> );
  WishlistItemInterface:
    | ( Partial<Omit<Types.ConfigurableWishlistItem, 'configured_variant' | 'product'> & { configured_variant?: Types.Maybe<_RefType['ProductInterface']>, product?: Types.Maybe<_RefType['ProductInterface']> }> )
    | ( Partial<Omit<Types.SimpleWishlistItem, 'product'> & { product?: Types.Maybe<_RefType['ProductInterface']> }> )
    | ( Partial<Omit<Types.VirtualWishlistItem, 'product'> & { product?: Types.Maybe<_RefType['ProductInterface']> }> )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AddBundleProductsToCartInput: ResolverTypeWrapper<Partial<Types.AddBundleProductsToCartInput>>;
  AddBundleProductsToCartOutput: ResolverTypeWrapper<Partial<Omit<Types.AddBundleProductsToCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  AddOrderTicketMessageInput: ResolverTypeWrapper<Partial<Types.AddOrderTicketMessageInput>>;
  AddProductsToCartOutput: ResolverTypeWrapper<Partial<Omit<Types.AddProductsToCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  AddProductsToWishlistOutput: ResolverTypeWrapper<Partial<Omit<Types.AddProductsToWishlistOutput, 'wishlist'> & { wishlist: ResolversTypes['Wishlist'] }>>;
  AddressLine: ResolverTypeWrapper<Partial<Types.AddressLine>>;
  AddressLookUp: ResolverTypeWrapper<Partial<Types.AddressLookUp>>;
  AddressSuggestion: ResolverTypeWrapper<Partial<Types.AddressSuggestion>>;
  Aggregation: ResolverTypeWrapper<Partial<Types.Aggregation>>;
  AggregationOption: ResolverTypeWrapper<Partial<Types.AggregationOption>>;
  AggregationsCategoryFilterInput: ResolverTypeWrapper<Partial<Types.AggregationsCategoryFilterInput>>;
  AggregationsFilterInput: ResolverTypeWrapper<Partial<Types.AggregationsFilterInput>>;
  AppliedCoupon: ResolverTypeWrapper<Partial<Types.AppliedCoupon>>;
  AppliedGiftCard: ResolverTypeWrapper<Partial<Types.AppliedGiftCard>>;
  AppliedStoreCredit: ResolverTypeWrapper<Partial<Types.AppliedStoreCredit>>;
  ApplyCouponToCartInput: ResolverTypeWrapper<Partial<Types.ApplyCouponToCartInput>>;
  ApplyCouponToCartOutput: ResolverTypeWrapper<Partial<Omit<Types.ApplyCouponToCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  ApplyGiftCardToCartInput: ResolverTypeWrapper<Partial<Types.ApplyGiftCardToCartInput>>;
  ApplyGiftCardToCartOutput: ResolverTypeWrapper<Partial<Omit<Types.ApplyGiftCardToCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  ApplyRewardPointsToCartOutput: ResolverTypeWrapper<Partial<Omit<Types.ApplyRewardPointsToCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  ApplyStoreCreditToCartInput: ResolverTypeWrapper<Partial<Types.ApplyStoreCreditToCartInput>>;
  ApplyStoreCreditToCartOutput: ResolverTypeWrapper<Partial<Omit<Types.ApplyStoreCreditToCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  AskProductQuestionInput: ResolverTypeWrapper<Partial<Types.AskProductQuestionInput>>;
  AttributeInputSelectedOption: ResolverTypeWrapper<Partial<Types.AttributeInputSelectedOption>>;
  AttributeSelectedOption: ResolverTypeWrapper<Partial<Types.AttributeSelectedOption>>;
  AttributeSelectedOptionInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['AttributeSelectedOptionInterface']>;
  AttributeSelectedOptions: ResolverTypeWrapper<Partial<Omit<Types.AttributeSelectedOptions, 'selected_options'> & { selected_options: Array<Types.Maybe<ResolversTypes['AttributeSelectedOptionInterface']>> }>>;
  AttributeValue: ResolverTypeWrapper<Partial<Types.AttributeValue>>;
  AttributeValueInput: ResolverTypeWrapper<Partial<Types.AttributeValueInput>>;
  AttributeValueInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['AttributeValueInterface']>;
  AvailablePaymentMethod: ResolverTypeWrapper<Partial<Types.AvailablePaymentMethod>>;
  AvailableShippingMethod: ResolverTypeWrapper<Partial<Types.AvailableShippingMethod>>;
  BillingAddressInput: ResolverTypeWrapper<Partial<Types.BillingAddressInput>>;
  BillingCartAddress: ResolverTypeWrapper<Partial<Types.BillingCartAddress>>;
  BlogCategoriesOutput: ResolverTypeWrapper<Partial<Types.BlogCategoriesOutput>>;
  BlogCategory: ResolverTypeWrapper<Partial<Types.BlogCategory>>;
  BlogPost: ResolverTypeWrapper<Partial<Types.BlogPost>>;
  BlogPostFilterInput: ResolverTypeWrapper<Partial<Types.BlogPostFilterInput>>;
  BlogPostListOutput: ResolverTypeWrapper<Partial<Types.BlogPostListOutput>>;
  Boolean: ResolverTypeWrapper<Partial<Types.Scalars['Boolean']['output']>>;
  Breadcrumb: ResolverTypeWrapper<Partial<Types.Breadcrumb>>;
  BundleCartItem: ResolverTypeWrapper<Partial<Omit<Types.BundleCartItem, 'extra_info' | 'product'> & { extra_info?: Types.Maybe<ResolversTypes['CartItemExtraInfo']>, product: ResolversTypes['ProductInterface'] }>>;
  BundleItem: ResolverTypeWrapper<Partial<Omit<Types.BundleItem, 'options'> & { options?: Types.Maybe<Array<Types.Maybe<ResolversTypes['BundleItemOption']>>> }>>;
  BundleItemOption: ResolverTypeWrapper<Partial<Omit<Types.BundleItemOption, 'product'> & { product?: Types.Maybe<ResolversTypes['ProductInterface']> }>>;
  BundleOptionInput: ResolverTypeWrapper<Partial<Types.BundleOptionInput>>;
  BundleProduct: ResolverTypeWrapper<Partial<Omit<Types.BundleProduct, 'categories' | 'custom_attributesV2' | 'items' | 'media_gallery' | 'options' | 'product_links' | 'related_products' | 'reviews' | 'upsell_products'> & { categories?: Types.Maybe<Array<Types.Maybe<ResolversTypes['CategoryInterface']>>>, custom_attributesV2?: Types.Maybe<ResolversTypes['ProductCustomAttributes']>, items?: Types.Maybe<Array<Types.Maybe<ResolversTypes['BundleItem']>>>, media_gallery?: Types.Maybe<Array<Types.Maybe<ResolversTypes['MediaGalleryInterface']>>>, options?: Types.Maybe<Array<Types.Maybe<ResolversTypes['CustomizableOptionInterface']>>>, product_links?: Types.Maybe<Array<Types.Maybe<ResolversTypes['ProductLinksInterface']>>>, related_products?: Types.Maybe<Array<Types.Maybe<ResolversTypes['ProductInterface']>>>, reviews: ResolversTypes['ProductReviews'], upsell_products?: Types.Maybe<Array<Types.Maybe<ResolversTypes['ProductInterface']>>> }>>;
  BundleProductCartItemInput: ResolverTypeWrapper<Partial<Types.BundleProductCartItemInput>>;
  CancelOrderInput: ResolverTypeWrapper<Partial<Types.CancelOrderInput>>;
  CancelOrderOutput: ResolverTypeWrapper<Partial<Omit<Types.CancelOrderOutput, 'order'> & { order?: Types.Maybe<ResolversTypes['CustomerOrder']> }>>;
  Cart: ResolverTypeWrapper<Partial<Omit<Types.Cart, 'additional_info' | 'items' | 'itemsV2'> & { additional_info?: Types.Maybe<ResolversTypes['CartAdditionalInfo']>, items?: Types.Maybe<Array<Types.Maybe<ResolversTypes['CartItemInterface']>>>, itemsV2?: Types.Maybe<ResolversTypes['CartItems']> }>>;
  CartAdditionalInfo: ResolverTypeWrapper<Partial<Types.CartAdditionalInfo>>;
  CartAdditionalInfoInput: ResolverTypeWrapper<Partial<Types.CartAdditionalInfoInput>>;
  CartAddressCountry: ResolverTypeWrapper<Partial<Types.CartAddressCountry>>;
  CartAddressInput: ResolverTypeWrapper<Partial<Types.CartAddressInput>>;
  CartAddressInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CartAddressInterface']>;
  CartAddressRegion: ResolverTypeWrapper<Partial<Types.CartAddressRegion>>;
  CartDropship: ResolverTypeWrapper<Partial<Types.CartDropship>>;
  CartFreeShipping: ResolverTypeWrapper<Partial<Types.CartFreeShipping>>;
  CartGiftwrap: ResolverTypeWrapper<Partial<Types.CartGiftwrap>>;
  CartIdMe: ResolverTypeWrapper<Partial<Types.CartIdMe>>;
  CartItemError: ResolverTypeWrapper<Partial<Types.CartItemError>>;
  CartItemErrorType: ResolverTypeWrapper<Partial<Types.CartItemErrorType>>;
  CartItemExtraInfo: ResolverTypeWrapper<Partial<Omit<Types.CartItemExtraInfo, 'parts'> & { parts?: Types.Maybe<Array<ResolversTypes['CartItemPart']>> }>>;
  CartItemInput: ResolverTypeWrapper<Partial<Types.CartItemInput>>;
  CartItemInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CartItemInterface']>;
  CartItemPart: ResolverTypeWrapper<Partial<Omit<Types.CartItemPart, 'extra_info' | 'product'> & { extra_info: ResolversTypes['CartItemExtraInfo'], product: ResolversTypes['ProductInterface'] }>>;
  CartItemPrices: ResolverTypeWrapper<Partial<Types.CartItemPrices>>;
  CartItemSelectedOptionValuePrice: ResolverTypeWrapper<Partial<Types.CartItemSelectedOptionValuePrice>>;
  CartItemToolOption: ResolverTypeWrapper<Partial<Types.CartItemToolOption>>;
  CartItemUpdateInput: ResolverTypeWrapper<Partial<Types.CartItemUpdateInput>>;
  CartItems: ResolverTypeWrapper<Partial<Omit<Types.CartItems, 'items'> & { items: Array<Types.Maybe<ResolversTypes['CartItemInterface']>> }>>;
  CartPrices: ResolverTypeWrapper<Partial<Types.CartPrices>>;
  CartRewardPoints: ResolverTypeWrapper<Partial<Types.CartRewardPoints>>;
  CartRewardSpending: ResolverTypeWrapper<Partial<Types.CartRewardSpending>>;
  CartTaxItem: ResolverTypeWrapper<Partial<Types.CartTaxItem>>;
  CartTotalSegment: ResolverTypeWrapper<Partial<Types.CartTotalSegment>>;
  CartUserInputError: ResolverTypeWrapper<Partial<Types.CartUserInputError>>;
  CartUserInputErrorType: ResolverTypeWrapper<Partial<Types.CartUserInputErrorType>>;
  CategoryFilterInput: ResolverTypeWrapper<Partial<Types.CategoryFilterInput>>;
  CategoryInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CategoryInterface']>;
  CategoryResult: ResolverTypeWrapper<Partial<Types.CategoryResult>>;
  CategoryTree: ResolverTypeWrapper<Partial<Types.CategoryTree>>;
  ChangeOrderedSignInput: ResolverTypeWrapper<Partial<Types.ChangeOrderedSignInput>>;
  ChangeOrderedSignOutput: ResolverTypeWrapper<Partial<Types.ChangeOrderedSignOutput>>;
  CheckMailchimpIdOutput: ResolverTypeWrapper<Partial<Types.CheckMailchimpIdOutput>>;
  CheckoutUserInputError: ResolverTypeWrapper<Partial<Types.CheckoutUserInputError>>;
  CheckoutUserInputErrorCodes: ResolverTypeWrapper<Partial<Types.CheckoutUserInputErrorCodes>>;
  CmsBlock: ResolverTypeWrapper<Partial<Types.CmsBlock>>;
  CmsBlocks: ResolverTypeWrapper<Partial<Types.CmsBlocks>>;
  CmsPage: ResolverTypeWrapper<Partial<Types.CmsPage>>;
  ComplexTextValue: ResolverTypeWrapper<Partial<Types.ComplexTextValue>>;
  ConfigValue: ResolverTypeWrapper<Partial<Types.ConfigValue>>;
  ConfigurableAttributeOption: ResolverTypeWrapper<Partial<Types.ConfigurableAttributeOption>>;
  ConfigurableCartItem: ResolverTypeWrapper<Partial<Omit<Types.ConfigurableCartItem, 'configured_variant' | 'extra_info' | 'product'> & { configured_variant: ResolversTypes['ProductInterface'], extra_info?: Types.Maybe<ResolversTypes['CartItemExtraInfo']>, product: ResolversTypes['ProductInterface'] }>>;
  ConfigurableProduct: ResolverTypeWrapper<Partial<Omit<Types.ConfigurableProduct, 'categories' | 'configurable_options' | 'custom_attributesV2' | 'media_gallery' | 'options' | 'product_links' | 'related_products' | 'reviews' | 'upsell_products' | 'variants'> & { categories?: Types.Maybe<Array<Types.Maybe<ResolversTypes['CategoryInterface']>>>, configurable_options?: Types.Maybe<Array<Types.Maybe<ResolversTypes['ConfigurableProductOptions']>>>, custom_attributesV2?: Types.Maybe<ResolversTypes['ProductCustomAttributes']>, media_gallery?: Types.Maybe<Array<Types.Maybe<ResolversTypes['MediaGalleryInterface']>>>, options?: Types.Maybe<Array<Types.Maybe<ResolversTypes['CustomizableOptionInterface']>>>, product_links?: Types.Maybe<Array<Types.Maybe<ResolversTypes['ProductLinksInterface']>>>, related_products?: Types.Maybe<Array<Types.Maybe<ResolversTypes['ProductInterface']>>>, reviews: ResolversTypes['ProductReviews'], upsell_products?: Types.Maybe<Array<Types.Maybe<ResolversTypes['ProductInterface']>>>, variants?: Types.Maybe<Array<Types.Maybe<ResolversTypes['ConfigurableVariant']>>> }>>;
  ConfigurableProductOptions: ResolverTypeWrapper<Partial<Omit<Types.ConfigurableProductOptions, 'values'> & { values?: Types.Maybe<Array<Types.Maybe<ResolversTypes['ConfigurableProductOptionsValues']>>> }>>;
  ConfigurableProductOptionsValues: ResolverTypeWrapper<Partial<Omit<Types.ConfigurableProductOptionsValues, 'swatch_data'> & { swatch_data?: Types.Maybe<ResolversTypes['SwatchDataInterface']> }>>;
  ConfigurableVariant: ResolverTypeWrapper<Partial<Omit<Types.ConfigurableVariant, 'attributes' | 'product'> & { attributes?: Types.Maybe<Array<Types.Maybe<ResolversTypes['ConfigurableAttributeOption']>>>, product?: Types.Maybe<ResolversTypes['SimpleProduct']> }>>;
  ConfigurableWishlistItem: ResolverTypeWrapper<Partial<Omit<Types.ConfigurableWishlistItem, 'configured_variant' | 'product'> & { configured_variant?: Types.Maybe<ResolversTypes['ProductInterface']>, product?: Types.Maybe<ResolversTypes['ProductInterface']> }>>;
  ConfirmEmailInput: ResolverTypeWrapper<Partial<Types.ConfirmEmailInput>>;
  ConfirmationStatusEnum: ResolverTypeWrapper<Partial<Types.ConfirmationStatusEnum>>;
  ConnectedSocialLogin: ResolverTypeWrapper<Partial<Types.ConnectedSocialLogin>>;
  ContactUsInput: ResolverTypeWrapper<Partial<Types.ContactUsInput>>;
  ContactUsOutput: ResolverTypeWrapper<Partial<Types.ContactUsOutput>>;
  Country: ResolverTypeWrapper<Partial<Types.Country>>;
  CountryCodeEnum: ResolverTypeWrapper<Partial<Types.CountryCodeEnum>>;
  CpNewsletterInput: ResolverTypeWrapper<Partial<Types.CpNewsletterInput>>;
  CpNewsletterOutput: ResolverTypeWrapper<Partial<Types.CpNewsletterOutput>>;
  CreateGuestCartInput: ResolverTypeWrapper<Partial<Types.CreateGuestCartInput>>;
  CreateGuestCartOutput: ResolverTypeWrapper<Partial<Omit<Types.CreateGuestCartOutput, 'cart'> & { cart?: Types.Maybe<ResolversTypes['Cart']> }>>;
  CreateOrderTicketInput: ResolverTypeWrapper<Partial<Types.CreateOrderTicketInput>>;
  CreateProductReviewInput: ResolverTypeWrapper<Partial<Types.CreateProductReviewInput>>;
  CreateProductReviewOutput: ResolverTypeWrapper<Partial<Omit<Types.CreateProductReviewOutput, 'review'> & { review: ResolversTypes['ProductReview'] }>>;
  Currency: ResolverTypeWrapper<Partial<Types.Currency>>;
  CurrencyEnum: ResolverTypeWrapper<Partial<Types.CurrencyEnum>>;
  Customer: ResolverTypeWrapper<Partial<Omit<Types.Customer, 'addresses' | 'custom_attributes' | 'orders' | 'reviews' | 'reward_points' | 'store_credit' | 'wishlist' | 'wishlist_v2' | 'wishlists'> & { addresses?: Types.Maybe<Array<Types.Maybe<ResolversTypes['CustomerAddress']>>>, custom_attributes?: Types.Maybe<Array<Types.Maybe<ResolversTypes['AttributeValueInterface']>>>, orders?: Types.Maybe<ResolversTypes['CustomerOrders']>, reviews: ResolversTypes['ProductReviews'], reward_points?: Types.Maybe<ResolversTypes['RewardPoints']>, store_credit?: Types.Maybe<ResolversTypes['CustomerStoreCredit']>, wishlist: ResolversTypes['Wishlist'], wishlist_v2?: Types.Maybe<ResolversTypes['Wishlist']>, wishlists: Array<ResolversTypes['Wishlist']> }>>;
  CustomerAddress: ResolverTypeWrapper<Partial<Omit<Types.CustomerAddress, 'custom_attributesV2'> & { custom_attributesV2: Array<Types.Maybe<ResolversTypes['AttributeValueInterface']>> }>>;
  CustomerAddressAttribute: ResolverTypeWrapper<Partial<Types.CustomerAddressAttribute>>;
  CustomerAddressAttributeInput: ResolverTypeWrapper<Partial<Types.CustomerAddressAttributeInput>>;
  CustomerAddressInput: ResolverTypeWrapper<Partial<Types.CustomerAddressInput>>;
  CustomerAddressRegion: ResolverTypeWrapper<Partial<Types.CustomerAddressRegion>>;
  CustomerAddressRegionInput: ResolverTypeWrapper<Partial<Types.CustomerAddressRegionInput>>;
  CustomerCreateInput: ResolverTypeWrapper<Partial<Types.CustomerCreateInput>>;
  CustomerInput: ResolverTypeWrapper<Partial<Types.CustomerInput>>;
  CustomerOrder: ResolverTypeWrapper<Partial<Omit<Types.CustomerOrder, 'billing_address' | 'invoices' | 'items' | 'shipments' | 'shipping_address'> & { billing_address?: Types.Maybe<ResolversTypes['OrderAddress']>, invoices: Array<Types.Maybe<ResolversTypes['Invoice']>>, items?: Types.Maybe<Array<Types.Maybe<ResolversTypes['OrderItemInterface']>>>, shipments?: Types.Maybe<Array<Types.Maybe<ResolversTypes['OrderShipment']>>>, shipping_address?: Types.Maybe<ResolversTypes['OrderAddress']> }>>;
  CustomerOrderSortInput: ResolverTypeWrapper<Partial<Types.CustomerOrderSortInput>>;
  CustomerOrderSortableField: ResolverTypeWrapper<Partial<Types.CustomerOrderSortableField>>;
  CustomerOrders: ResolverTypeWrapper<Partial<Omit<Types.CustomerOrders, 'items'> & { items: Array<Types.Maybe<ResolversTypes['CustomerOrder']>> }>>;
  CustomerOrdersFilterInput: ResolverTypeWrapper<Partial<Types.CustomerOrdersFilterInput>>;
  CustomerOutput: ResolverTypeWrapper<Partial<Omit<Types.CustomerOutput, 'customer'> & { customer: ResolversTypes['Customer'] }>>;
  CustomerReferral: ResolverTypeWrapper<Partial<Types.CustomerReferral>>;
  CustomerSession: ResolverTypeWrapper<Partial<Types.CustomerSession>>;
  CustomerSessionWay: ResolverTypeWrapper<Partial<Types.CustomerSessionWay>>;
  CustomerSocialLoginInput: ResolverTypeWrapper<Partial<Types.CustomerSocialLoginInput>>;
  CustomerStoreCredit: ResolverTypeWrapper<LedgerOwner>;
  CustomerStoreCreditHistory: ResolverTypeWrapper<Partial<Types.CustomerStoreCreditHistory>>;
  CustomerStoreCreditHistoryItem: ResolverTypeWrapper<Partial<Types.CustomerStoreCreditHistoryItem>>;
  CustomerToken: ResolverTypeWrapper<Partial<Types.CustomerToken>>;
  CustomerUpdateInput: ResolverTypeWrapper<Partial<Types.CustomerUpdateInput>>;
  CustomizableAreaOption: ResolverTypeWrapper<Partial<Types.CustomizableAreaOption>>;
  CustomizableAreaValue: ResolverTypeWrapper<Partial<Types.CustomizableAreaValue>>;
  CustomizableCheckboxOption: ResolverTypeWrapper<Partial<Types.CustomizableCheckboxOption>>;
  CustomizableCheckboxValue: ResolverTypeWrapper<Partial<Types.CustomizableCheckboxValue>>;
  CustomizableDateOption: ResolverTypeWrapper<Partial<Types.CustomizableDateOption>>;
  CustomizableDateTypeEnum: ResolverTypeWrapper<Partial<Types.CustomizableDateTypeEnum>>;
  CustomizableDateValue: ResolverTypeWrapper<Partial<Types.CustomizableDateValue>>;
  CustomizableDropDownOption: ResolverTypeWrapper<Partial<Types.CustomizableDropDownOption>>;
  CustomizableDropDownValue: ResolverTypeWrapper<Partial<Types.CustomizableDropDownValue>>;
  CustomizableFieldOption: ResolverTypeWrapper<Partial<Types.CustomizableFieldOption>>;
  CustomizableFieldValue: ResolverTypeWrapper<Partial<Types.CustomizableFieldValue>>;
  CustomizableFileOption: ResolverTypeWrapper<Partial<Types.CustomizableFileOption>>;
  CustomizableFileValue: ResolverTypeWrapper<Partial<Types.CustomizableFileValue>>;
  CustomizableMultipleOption: ResolverTypeWrapper<Partial<Types.CustomizableMultipleOption>>;
  CustomizableMultipleValue: ResolverTypeWrapper<Partial<Types.CustomizableMultipleValue>>;
  CustomizableOptionInput: ResolverTypeWrapper<Partial<Types.CustomizableOptionInput>>;
  CustomizableOptionInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CustomizableOptionInterface']>;
  CustomizableProductInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CustomizableProductInterface']>;
  CustomizableRadioOption: ResolverTypeWrapper<Partial<Types.CustomizableRadioOption>>;
  CustomizableRadioValue: ResolverTypeWrapper<Partial<Types.CustomizableRadioValue>>;
  DeleteMyPhotosOutput: ResolverTypeWrapper<Partial<Types.DeleteMyPhotosOutput>>;
  DeleteSavedDesignOutput: ResolverTypeWrapper<Partial<Types.DeleteSavedDesignOutput>>;
  DesignLinkKind: ResolverTypeWrapper<Partial<Types.DesignLinkKind>>;
  DesignLinkOutput: ResolverTypeWrapper<Partial<Types.DesignLinkOutput>>;
  DesignPage: ResolverTypeWrapper<Partial<Types.DesignPage>>;
  DesignPageInput: ResolverTypeWrapper<Partial<Types.DesignPageInput>>;
  Discount: ResolverTypeWrapper<Partial<Types.Discount>>;
  DownloadableProduct: ResolverTypeWrapper<Partial<Omit<Types.DownloadableProduct, 'categories' | 'custom_attributesV2' | 'media_gallery' | 'options' | 'product_links' | 'related_products' | 'reviews' | 'upsell_products'> & { categories?: Types.Maybe<Array<Types.Maybe<ResolversTypes['CategoryInterface']>>>, custom_attributesV2?: Types.Maybe<ResolversTypes['ProductCustomAttributes']>, media_gallery?: Types.Maybe<Array<Types.Maybe<ResolversTypes['MediaGalleryInterface']>>>, options?: Types.Maybe<Array<Types.Maybe<ResolversTypes['CustomizableOptionInterface']>>>, product_links?: Types.Maybe<Array<Types.Maybe<ResolversTypes['ProductLinksInterface']>>>, related_products?: Types.Maybe<Array<Types.Maybe<ResolversTypes['ProductInterface']>>>, reviews: ResolversTypes['ProductReviews'], upsell_products?: Types.Maybe<Array<Types.Maybe<ResolversTypes['ProductInterface']>>> }>>;
  DownloadableProductLinks: ResolverTypeWrapper<Partial<Types.DownloadableProductLinks>>;
  DownloadableProductSamples: ResolverTypeWrapper<Partial<Types.DownloadableProductSamples>>;
  EnquiryOutput: ResolverTypeWrapper<Partial<Types.EnquiryOutput>>;
  EnteredOptionInput: ResolverTypeWrapper<Partial<Types.EnteredOptionInput>>;
  EntityUrl: ResolverTypeWrapper<Partial<Types.EntityUrl>>;
  EstimateAddressInput: ResolverTypeWrapper<Partial<Types.EstimateAddressInput>>;
  EstimateTotalsInput: ResolverTypeWrapper<Partial<Types.EstimateTotalsInput>>;
  ExchangeRate: ResolverTypeWrapper<Partial<Types.ExchangeRate>>;
  FilterEqualTypeInput: ResolverTypeWrapper<Partial<Types.FilterEqualTypeInput>>;
  FilterMatchTypeInput: ResolverTypeWrapper<Partial<Types.FilterMatchTypeInput>>;
  FilterRangeTypeInput: ResolverTypeWrapper<Partial<Types.FilterRangeTypeInput>>;
  FilterStringTypeInput: ResolverTypeWrapper<Partial<Types.FilterStringTypeInput>>;
  FixedProductTaxDisplaySettings: ResolverTypeWrapper<Partial<Types.FixedProductTaxDisplaySettings>>;
  Float: ResolverTypeWrapper<Partial<Types.Scalars['Float']['output']>>;
  Gift: ResolverTypeWrapper<Partial<Omit<Types.Gift, 'product'> & { product: ResolversTypes['ProductInterface'] }>>;
  GiftAnswers: ResolverTypeWrapper<Partial<Types.GiftAnswers>>;
  GiftAnswersInput: ResolverTypeWrapper<Partial<Types.GiftAnswersInput>>;
  GiftCardAccount: ResolverTypeWrapper<Partial<Types.GiftCardAccount>>;
  GiftCardAccountInput: ResolverTypeWrapper<Partial<Types.GiftCardAccountInput>>;
  GiftFinder: ResolverTypeWrapper<Partial<Omit<Types.GiftFinder, 'items'> & { items: Array<ResolversTypes['Gift']> }>>;
  GiftOption: ResolverTypeWrapper<Partial<Types.GiftOption>>;
  GiftQuestion: ResolverTypeWrapper<Partial<Types.GiftQuestion>>;
  GroupedProduct: ResolverTypeWrapper<Partial<Omit<Types.GroupedProduct, 'categories' | 'custom_attributesV2' | 'items' | 'media_gallery' | 'product_links' | 'related_products' | 'reviews' | 'upsell_products'> & { categories?: Types.Maybe<Array<Types.Maybe<ResolversTypes['CategoryInterface']>>>, custom_attributesV2?: Types.Maybe<ResolversTypes['ProductCustomAttributes']>, items?: Types.Maybe<Array<Types.Maybe<ResolversTypes['GroupedProductItem']>>>, media_gallery?: Types.Maybe<Array<Types.Maybe<ResolversTypes['MediaGalleryInterface']>>>, product_links?: Types.Maybe<Array<Types.Maybe<ResolversTypes['ProductLinksInterface']>>>, related_products?: Types.Maybe<Array<Types.Maybe<ResolversTypes['ProductInterface']>>>, reviews: ResolversTypes['ProductReviews'], upsell_products?: Types.Maybe<Array<Types.Maybe<ResolversTypes['ProductInterface']>>> }>>;
  GroupedProductItem: ResolverTypeWrapper<Partial<Omit<Types.GroupedProductItem, 'product'> & { product?: Types.Maybe<ResolversTypes['ProductInterface']> }>>;
  HeaderOffer: ResolverTypeWrapper<Partial<Types.HeaderOffer>>;
  HeaderOfferOutput: ResolverTypeWrapper<Partial<Types.HeaderOfferOutput>>;
  HttpQueryParameter: ResolverTypeWrapper<Partial<Types.HttpQueryParameter>>;
  ID: ResolverTypeWrapper<Partial<Types.Scalars['ID']['output']>>;
  Int: ResolverTypeWrapper<Partial<Types.Scalars['Int']['output']>>;
  Invoice: ResolverTypeWrapper<Partial<Omit<Types.Invoice, 'items'> & { items?: Types.Maybe<Array<Types.Maybe<ResolversTypes['InvoiceItemInterface']>>> }>>;
  InvoiceItem: ResolverTypeWrapper<Partial<Types.InvoiceItem>>;
  InvoiceItemInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['InvoiceItemInterface']>;
  InvoiceTotal: ResolverTypeWrapper<Partial<Types.InvoiceTotal>>;
  IsEmailAvailableOutput: ResolverTypeWrapper<Partial<Types.IsEmailAvailableOutput>>;
  JoinLoyaltyLevelOutput: ResolverTypeWrapper<Partial<Types.JoinLoyaltyLevelOutput>>;
  KeyValue: ResolverTypeWrapper<Partial<Types.KeyValue>>;
  LoginByEmailOtpDataOutput: ResolverTypeWrapper<Partial<Types.LoginByEmailOtpDataOutput>>;
  LoginUniversalpasswordOutput: ResolverTypeWrapper<Partial<Types.LoginUniversalpasswordOutput>>;
  LooserGiftAnswer: ResolverTypeWrapper<Partial<Types.LooserGiftAnswer>>;
  LoyaltyLevel: ResolverTypeWrapper<Partial<Types.LoyaltyLevel>>;
  MediaGalleryEntry: ResolverTypeWrapper<Partial<Types.MediaGalleryEntry>>;
  MediaGalleryInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['MediaGalleryInterface']>;
  Money: ResolverTypeWrapper<Partial<Types.Money>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NeonProductInfo: ResolverTypeWrapper<Partial<Types.NeonProductInfo>>;
  Order: ResolverTypeWrapper<Partial<Types.Order>>;
  OrderAddress: ResolverTypeWrapper<Partial<Types.OrderAddress>>;
  OrderFormInput: ResolverTypeWrapper<Partial<Types.OrderFormInput>>;
  OrderInformationInput: ResolverTypeWrapper<Partial<Types.OrderInformationInput>>;
  OrderItem: ResolverTypeWrapper<Partial<Types.OrderItem>>;
  OrderItemInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['OrderItemInterface']>;
  OrderItemOption: ResolverTypeWrapper<Partial<Types.OrderItemOption>>;
  OrderItemProof: ResolverTypeWrapper<Partial<Types.OrderItemProof>>;
  OrderItemProofSide: ResolverTypeWrapper<Partial<Types.OrderItemProofSide>>;
  OrderItemSign: ResolverTypeWrapper<Partial<Types.OrderItemSign>>;
  OrderPaymentMethod: ResolverTypeWrapper<Partial<Types.OrderPaymentMethod>>;
  OrderPaymentOption: ResolverTypeWrapper<Partial<Types.OrderPaymentOption>>;
  OrderShipment: ResolverTypeWrapper<Partial<Omit<Types.OrderShipment, 'items'> & { items?: Types.Maybe<Array<Types.Maybe<ResolversTypes['ShipmentItemInterface']>>> }>>;
  OrderTicket: ResolverTypeWrapper<Partial<Types.OrderTicket>>;
  OrderTicketDocument: ResolverTypeWrapper<Partial<Types.OrderTicketDocument>>;
  OrderTicketMessage: ResolverTypeWrapper<Partial<Types.OrderTicketMessage>>;
  OrderTicketOutput: ResolverTypeWrapper<Partial<Types.OrderTicketOutput>>;
  OrderTickets: ResolverTypeWrapper<Partial<Types.OrderTickets>>;
  OrderTokenInput: ResolverTypeWrapper<Partial<Types.OrderTokenInput>>;
  OrderTotal: ResolverTypeWrapper<Partial<Types.OrderTotal>>;
  OrderedBundle: ResolverTypeWrapper<Partial<Types.OrderedBundle>>;
  PageDetails: ResolverTypeWrapper<Partial<Omit<Types.PageDetails, 'listing' | 'product'> & { listing?: Types.Maybe<ResolversTypes['Products']>, product?: Types.Maybe<ResolversTypes['ProductInterface']> }>>;
  PageLink: ResolverTypeWrapper<Partial<Types.PageLink>>;
  PageReviewData: ResolverTypeWrapper<Partial<Types.PageReviewData>>;
  PartDesignInput: ResolverTypeWrapper<Partial<Types.PartDesignInput>>;
  Passkey: ResolverTypeWrapper<Partial<Types.Passkey>>;
  PasskeyOptions: ResolverTypeWrapper<Partial<Types.PasskeyOptions>>;
  PayOrderOutput: ResolverTypeWrapper<Partial<Types.PayOrderOutput>>;
  PaymentMethodInput: ResolverTypeWrapper<Partial<Types.PaymentMethodInput>>;
  Personalisation: ResolverTypeWrapper<Partial<Types.Personalisation>>;
  PlaceOrderError: ResolverTypeWrapper<Partial<Types.PlaceOrderError>>;
  PlaceOrderErrorCodes: ResolverTypeWrapper<Partial<Types.PlaceOrderErrorCodes>>;
  PlaceOrderInput: ResolverTypeWrapper<Partial<Types.PlaceOrderInput>>;
  PlaceOrderOutput: ResolverTypeWrapper<Partial<Omit<Types.PlaceOrderOutput, 'cart' | 'orderV2'> & { cart?: Types.Maybe<ResolversTypes['Cart']>, orderV2?: Types.Maybe<ResolversTypes['CustomerOrder']> }>>;
  Price: ResolverTypeWrapper<Partial<Types.Price>>;
  PriceRange: ResolverTypeWrapper<Partial<Types.PriceRange>>;
  PriceRow: ResolverTypeWrapper<Partial<Types.PriceRow>>;
  PriceTypeEnum: ResolverTypeWrapper<Partial<Types.PriceTypeEnum>>;
  ProductAttributeFilterInput: ResolverTypeWrapper<Partial<Types.ProductAttributeFilterInput>>;
  ProductAttributeSortInput: ResolverTypeWrapper<Partial<Types.ProductAttributeSortInput>>;
  ProductCustomAttributes: ResolverTypeWrapper<Partial<Omit<Types.ProductCustomAttributes, 'items'> & { items: Array<Types.Maybe<ResolversTypes['AttributeValueInterface']>> }>>;
  ProductDiscount: ResolverTypeWrapper<Partial<Types.ProductDiscount>>;
  ProductFaq: ResolverTypeWrapper<Partial<Types.ProductFaq>>;
  ProductImage: ResolverTypeWrapper<Partial<Types.ProductImage>>;
  ProductInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ProductInterface']>;
  ProductLinks: ResolverTypeWrapper<Partial<Types.ProductLinks>>;
  ProductLinksInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ProductLinksInterface']>;
  ProductPrice: ResolverTypeWrapper<Partial<Types.ProductPrice>>;
  ProductPrices: ResolverTypeWrapper<Partial<Types.ProductPrices>>;
  ProductQaOutput: ResolverTypeWrapper<Partial<Types.ProductQaOutput>>;
  ProductReview: ResolverTypeWrapper<Partial<Omit<Types.ProductReview, 'product'> & { product: ResolversTypes['ProductInterface'] }>>;
  ProductReviewRating: ResolverTypeWrapper<Partial<Types.ProductReviewRating>>;
  ProductReviewRatingInput: ResolverTypeWrapper<Partial<Types.ProductReviewRatingInput>>;
  ProductReviewRatingMetadata: ResolverTypeWrapper<Partial<Types.ProductReviewRatingMetadata>>;
  ProductReviewRatingValueMetadata: ResolverTypeWrapper<Partial<Types.ProductReviewRatingValueMetadata>>;
  ProductReviewRatingsMetadata: ResolverTypeWrapper<Partial<Types.ProductReviewRatingsMetadata>>;
  ProductReviews: ResolverTypeWrapper<Partial<Omit<Types.ProductReviews, 'items'> & { items: Array<Types.Maybe<ResolversTypes['ProductReview']>> }>>;
  ProductStockStatus: ResolverTypeWrapper<Partial<Types.ProductStockStatus>>;
  Products: ResolverTypeWrapper<ProductList>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuoteItemsSortInput: ResolverTypeWrapper<Partial<Types.QuoteItemsSortInput>>;
  ReCaptchaConfigurationV3: ResolverTypeWrapper<Partial<Types.ReCaptchaConfigurationV3>>;
  ReCaptchaFormEnum: ResolverTypeWrapper<Partial<Types.ReCaptchaFormEnum>>;
  ReadymadeTemplate: ResolverTypeWrapper<SizedTemplate>;
  ReadymadeTemplatesOutput: ResolverTypeWrapper<Partial<Omit<Types.ReadymadeTemplatesOutput, 'items'> & { items: Array<ResolversTypes['ReadymadeTemplate']> }>>;
  ReferAFriendInput: ResolverTypeWrapper<Partial<Types.ReferAFriendInput>>;
  ReferAFriendOutput: ResolverTypeWrapper<Partial<Types.ReferAFriendOutput>>;
  ReferredFriend: ResolverTypeWrapper<Partial<Types.ReferredFriend>>;
  ReferredFriendState: ResolverTypeWrapper<Partial<Types.ReferredFriendState>>;
  Region: ResolverTypeWrapper<Partial<Types.Region>>;
  RemoveCouponFromCartInput: ResolverTypeWrapper<Partial<Types.RemoveCouponFromCartInput>>;
  RemoveCouponFromCartOutput: ResolverTypeWrapper<Partial<Omit<Types.RemoveCouponFromCartOutput, 'cart'> & { cart?: Types.Maybe<ResolversTypes['Cart']> }>>;
  RemoveGiftCardFromCartInput: ResolverTypeWrapper<Partial<Types.RemoveGiftCardFromCartInput>>;
  RemoveGiftCardFromCartOutput: ResolverTypeWrapper<Partial<Omit<Types.RemoveGiftCardFromCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  RemoveItemFromCartInput: ResolverTypeWrapper<Partial<Types.RemoveItemFromCartInput>>;
  RemoveItemFromCartOutput: ResolverTypeWrapper<Partial<Omit<Types.RemoveItemFromCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  RemoveProductsFromWishlistOutput: ResolverTypeWrapper<Partial<Omit<Types.RemoveProductsFromWishlistOutput, 'wishlist'> & { wishlist: ResolversTypes['Wishlist'] }>>;
  RemoveRewardPointsFromCartOutput: ResolverTypeWrapper<Partial<Omit<Types.RemoveRewardPointsFromCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  RemoveStoreCreditFromCartInput: ResolverTypeWrapper<Partial<Types.RemoveStoreCreditFromCartInput>>;
  RemoveStoreCreditFromCartOutput: ResolverTypeWrapper<Partial<Omit<Types.RemoveStoreCreditFromCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  ReorderItemsOutput: ResolverTypeWrapper<Partial<Omit<Types.ReorderItemsOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  RevokeCustomerTokenOutput: ResolverTypeWrapper<Partial<Types.RevokeCustomerTokenOutput>>;
  RewardInformation: ResolverTypeWrapper<Partial<Types.RewardInformation>>;
  RewardPoints: ResolverTypeWrapper<LedgerOwner>;
  RewardPointsAmount: ResolverTypeWrapper<Partial<Types.RewardPointsAmount>>;
  RewardPointsBalanceHistoryItem: ResolverTypeWrapper<Partial<Types.RewardPointsBalanceHistoryItem>>;
  RewardPointsExchangeRates: ResolverTypeWrapper<Partial<Types.RewardPointsExchangeRates>>;
  RewardPointsRate: ResolverTypeWrapper<Partial<Types.RewardPointsRate>>;
  RewardPointsSubscriptionStatus: ResolverTypeWrapper<Partial<Types.RewardPointsSubscriptionStatus>>;
  RewardPointsSubscriptionStatusesEnum: ResolverTypeWrapper<Partial<Types.RewardPointsSubscriptionStatusesEnum>>;
  RewardRule: ResolverTypeWrapper<Partial<Types.RewardRule>>;
  RichSnippetImage: ResolverTypeWrapper<Partial<Types.RichSnippetImage>>;
  RoutableInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['RoutableInterface']>;
  SalesCommentItem: ResolverTypeWrapper<Partial<Types.SalesCommentItem>>;
  SaveDesignInput: ResolverTypeWrapper<Partial<Types.SaveDesignInput>>;
  SaveDesignOutput: ResolverTypeWrapper<Partial<Types.SaveDesignOutput>>;
  SavedDesign: ResolverTypeWrapper<Partial<Types.SavedDesign>>;
  SavedDesigns: ResolverTypeWrapper<Partial<Types.SavedDesigns>>;
  ScopeTypeEnum: ResolverTypeWrapper<Partial<Types.ScopeTypeEnum>>;
  SearchResultPageInfo: ResolverTypeWrapper<Partial<Types.SearchResultPageInfo>>;
  SelectedBundleOption: ResolverTypeWrapper<Partial<Types.SelectedBundleOption>>;
  SelectedBundleOptionValue: ResolverTypeWrapper<Partial<Types.SelectedBundleOptionValue>>;
  SelectedConfigurableOption: ResolverTypeWrapper<Partial<Types.SelectedConfigurableOption>>;
  SelectedCustomizableOption: ResolverTypeWrapper<Partial<Types.SelectedCustomizableOption>>;
  SelectedCustomizableOptionValue: ResolverTypeWrapper<Partial<Types.SelectedCustomizableOptionValue>>;
  SelectedPaymentMethod: ResolverTypeWrapper<Partial<Types.SelectedPaymentMethod>>;
  SelectedShippingMethod: ResolverTypeWrapper<Partial<Types.SelectedShippingMethod>>;
  SetAdditionalInfoOnCartInput: ResolverTypeWrapper<Partial<Types.SetAdditionalInfoOnCartInput>>;
  SetAdditionalInfoOnCartOutput: ResolverTypeWrapper<Partial<Omit<Types.SetAdditionalInfoOnCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  SetBillingAddressOnCartInput: ResolverTypeWrapper<Partial<Types.SetBillingAddressOnCartInput>>;
  SetBillingAddressOnCartOutput: ResolverTypeWrapper<Partial<Omit<Types.SetBillingAddressOnCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  SetGuestEmailOnCartInput: ResolverTypeWrapper<Partial<Types.SetGuestEmailOnCartInput>>;
  SetGuestEmailOnCartOutput: ResolverTypeWrapper<Partial<Omit<Types.SetGuestEmailOnCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  SetPaymentMethodOnCartInput: ResolverTypeWrapper<Partial<Types.SetPaymentMethodOnCartInput>>;
  SetPaymentMethodOnCartOutput: ResolverTypeWrapper<Partial<Omit<Types.SetPaymentMethodOnCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  SetShippingAddressesOnCartInput: ResolverTypeWrapper<Partial<Types.SetShippingAddressesOnCartInput>>;
  SetShippingAddressesOnCartOutput: ResolverTypeWrapper<Partial<Omit<Types.SetShippingAddressesOnCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  SetShippingMethodsOnCartInput: ResolverTypeWrapper<Partial<Types.SetShippingMethodsOnCartInput>>;
  SetShippingMethodsOnCartOutput: ResolverTypeWrapper<Partial<Omit<Types.SetShippingMethodsOnCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  ShareCartOutput: ResolverTypeWrapper<Partial<Types.ShareCartOutput>>;
  SharePhotoInput: ResolverTypeWrapper<Partial<Types.SharePhotoInput>>;
  SharedCart: ResolverTypeWrapper<Partial<Omit<Types.SharedCart, 'items'> & { items: Array<ResolversTypes['SharedCartItem']> }>>;
  SharedCartItem: ResolverTypeWrapper<Partial<Omit<Types.SharedCartItem, 'product'> & { product: ResolversTypes['ProductInterface'] }>>;
  SharedWishlist: ResolverTypeWrapper<Partial<Omit<Types.SharedWishlist, 'items'> & { items: Array<ResolversTypes['SharedWishlistItem']> }>>;
  SharedWishlistItem: ResolverTypeWrapper<Partial<Omit<Types.SharedWishlistItem, 'product'> & { product: ResolversTypes['ProductInterface'] }>>;
  ShipmentItem: ResolverTypeWrapper<Partial<Types.ShipmentItem>>;
  ShipmentItemInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ShipmentItemInterface']>;
  ShipmentTracking: ResolverTypeWrapper<Partial<Types.ShipmentTracking>>;
  ShippingAddressInput: ResolverTypeWrapper<Partial<Types.ShippingAddressInput>>;
  ShippingCartAddress: ResolverTypeWrapper<Partial<Types.ShippingCartAddress>>;
  ShippingDiscount: ResolverTypeWrapper<Partial<Types.ShippingDiscount>>;
  ShippingHandling: ResolverTypeWrapper<Partial<Types.ShippingHandling>>;
  ShippingMethodAdditionalInfo: ResolverTypeWrapper<Partial<Types.ShippingMethodAdditionalInfo>>;
  ShippingMethodInput: ResolverTypeWrapper<Partial<Types.ShippingMethodInput>>;
  SimpleCartItem: ResolverTypeWrapper<Partial<Omit<Types.SimpleCartItem, 'extra_info' | 'product'> & { extra_info?: Types.Maybe<ResolversTypes['CartItemExtraInfo']>, product: ResolversTypes['ProductInterface'] }>>;
  SimpleProduct: ResolverTypeWrapper<Partial<Omit<Types.SimpleProduct, 'categories' | 'custom_attributesV2' | 'media_gallery' | 'options' | 'product_links' | 'related_products' | 'reviews' | 'upsell_products'> & { categories?: Types.Maybe<Array<Types.Maybe<ResolversTypes['CategoryInterface']>>>, custom_attributesV2?: Types.Maybe<ResolversTypes['ProductCustomAttributes']>, media_gallery?: Types.Maybe<Array<Types.Maybe<ResolversTypes['MediaGalleryInterface']>>>, options?: Types.Maybe<Array<Types.Maybe<ResolversTypes['CustomizableOptionInterface']>>>, product_links?: Types.Maybe<Array<Types.Maybe<ResolversTypes['ProductLinksInterface']>>>, related_products?: Types.Maybe<Array<Types.Maybe<ResolversTypes['ProductInterface']>>>, reviews: ResolversTypes['ProductReviews'], upsell_products?: Types.Maybe<Array<Types.Maybe<ResolversTypes['ProductInterface']>>> }>>;
  SimpleWishlistItem: ResolverTypeWrapper<Partial<Omit<Types.SimpleWishlistItem, 'product'> & { product?: Types.Maybe<ResolversTypes['ProductInterface']> }>>;
  SiteImage: ResolverTypeWrapper<Partial<Types.SiteImage>>;
  SitePage: ResolverTypeWrapper<Partial<Types.SitePage>>;
  SitePages: ResolverTypeWrapper<Partial<Types.SitePages>>;
  SocialLoginStart: ResolverTypeWrapper<Partial<Types.SocialLoginStart>>;
  SocialProvider: ResolverTypeWrapper<Partial<Types.SocialProvider>>;
  SortEnum: ResolverTypeWrapper<Partial<Types.SortEnum>>;
  SortField: ResolverTypeWrapper<Partial<Types.SortField>>;
  SortFields: ResolverTypeWrapper<Partial<Types.SortFields>>;
  SortQuoteItemsEnum: ResolverTypeWrapper<Partial<Types.SortQuoteItemsEnum>>;
  SpendRewardPointsOnCartInput: ResolverTypeWrapper<Partial<Types.SpendRewardPointsOnCartInput>>;
  SpendRewardPointsOnCartOutput: ResolverTypeWrapper<Partial<Omit<Types.SpendRewardPointsOnCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  StarCount: ResolverTypeWrapper<Partial<Types.StarCount>>;
  StartAtPriceItem: ResolverTypeWrapper<Partial<Types.StartAtPriceItem>>;
  StartAtPriceOutput: ResolverTypeWrapper<Partial<Types.StartAtPriceOutput>>;
  StatusMessageOutput: ResolverTypeWrapper<Partial<Types.StatusMessageOutput>>;
  StoreConfig: ResolverTypeWrapper<Partial<Types.StoreConfig>>;
  String: ResolverTypeWrapper<Partial<Types.Scalars['String']['output']>>;
  SubscribeEmailToNewsletterOutput: ResolverTypeWrapper<Partial<Types.SubscribeEmailToNewsletterOutput>>;
  SubscriptionStatusesEnum: ResolverTypeWrapper<Partial<Types.SubscriptionStatusesEnum>>;
  SwatchDataInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['SwatchDataInterface']>;
  TaxItem: ResolverTypeWrapper<Partial<Types.TaxItem>>;
  TextSwatchData: ResolverTypeWrapper<Partial<Types.TextSwatchData>>;
  TierPrice: ResolverTypeWrapper<Partial<Types.TierPrice>>;
  UpdateCartItemsInput: ResolverTypeWrapper<Partial<Types.UpdateCartItemsInput>>;
  UpdateCartItemsOutput: ResolverTypeWrapper<Partial<Omit<Types.UpdateCartItemsOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>>;
  UrlRewrite: ResolverTypeWrapper<Partial<Types.UrlRewrite>>;
  UrlRewriteEntityTypeEnum: ResolverTypeWrapper<Partial<Types.UrlRewriteEntityTypeEnum>>;
  UserInputError: ResolverTypeWrapper<Partial<Types.UserInputError>>;
  VideoEntry: ResolverTypeWrapper<Partial<Types.VideoEntry>>;
  VirtualCartItem: ResolverTypeWrapper<Partial<Omit<Types.VirtualCartItem, 'extra_info' | 'product'> & { extra_info?: Types.Maybe<ResolversTypes['CartItemExtraInfo']>, product: ResolversTypes['ProductInterface'] }>>;
  VirtualProduct: ResolverTypeWrapper<Partial<Omit<Types.VirtualProduct, 'categories' | 'custom_attributesV2' | 'media_gallery' | 'options' | 'product_links' | 'related_products' | 'reviews' | 'upsell_products'> & { categories?: Types.Maybe<Array<Types.Maybe<ResolversTypes['CategoryInterface']>>>, custom_attributesV2?: Types.Maybe<ResolversTypes['ProductCustomAttributes']>, media_gallery?: Types.Maybe<Array<Types.Maybe<ResolversTypes['MediaGalleryInterface']>>>, options?: Types.Maybe<Array<Types.Maybe<ResolversTypes['CustomizableOptionInterface']>>>, product_links?: Types.Maybe<Array<Types.Maybe<ResolversTypes['ProductLinksInterface']>>>, related_products?: Types.Maybe<Array<Types.Maybe<ResolversTypes['ProductInterface']>>>, reviews: ResolversTypes['ProductReviews'], upsell_products?: Types.Maybe<Array<Types.Maybe<ResolversTypes['ProductInterface']>>> }>>;
  VirtualWishlistItem: ResolverTypeWrapper<Partial<Omit<Types.VirtualWishlistItem, 'product'> & { product?: Types.Maybe<ResolversTypes['ProductInterface']> }>>;
  WeeklyDeal: ResolverTypeWrapper<Partial<Types.WeeklyDeal>>;
  WishListUserInputError: ResolverTypeWrapper<Partial<Types.WishListUserInputError>>;
  WishListUserInputErrorType: ResolverTypeWrapper<Partial<Types.WishListUserInputErrorType>>;
  Wishlist: ResolverTypeWrapper<Partial<Omit<Types.Wishlist, 'items_v2'> & { items_v2?: Types.Maybe<ResolversTypes['WishlistItems']> }>>;
  WishlistItemInput: ResolverTypeWrapper<Partial<Types.WishlistItemInput>>;
  WishlistItemInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['WishlistItemInterface']>;
  WishlistItems: ResolverTypeWrapper<Partial<Omit<Types.WishlistItems, 'items'> & { items: Array<Types.Maybe<ResolversTypes['WishlistItemInterface']>> }>>;
  createEmptyCartInput: ResolverTypeWrapper<Partial<Types.CreateEmptyCartInput>>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AddBundleProductsToCartInput: Partial<Types.AddBundleProductsToCartInput>;
  AddBundleProductsToCartOutput: Partial<Omit<Types.AddBundleProductsToCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  AddOrderTicketMessageInput: Partial<Types.AddOrderTicketMessageInput>;
  AddProductsToCartOutput: Partial<Omit<Types.AddProductsToCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  AddProductsToWishlistOutput: Partial<Omit<Types.AddProductsToWishlistOutput, 'wishlist'> & { wishlist: ResolversParentTypes['Wishlist'] }>;
  AddressLookUp: Partial<Types.AddressLookUp>;
  AddressSuggestion: Partial<Types.AddressSuggestion>;
  Aggregation: Partial<Types.Aggregation>;
  AggregationOption: Partial<Types.AggregationOption>;
  AggregationsCategoryFilterInput: Partial<Types.AggregationsCategoryFilterInput>;
  AggregationsFilterInput: Partial<Types.AggregationsFilterInput>;
  AppliedCoupon: Partial<Types.AppliedCoupon>;
  AppliedGiftCard: Partial<Types.AppliedGiftCard>;
  AppliedStoreCredit: Partial<Types.AppliedStoreCredit>;
  ApplyCouponToCartInput: Partial<Types.ApplyCouponToCartInput>;
  ApplyCouponToCartOutput: Partial<Omit<Types.ApplyCouponToCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  ApplyGiftCardToCartInput: Partial<Types.ApplyGiftCardToCartInput>;
  ApplyGiftCardToCartOutput: Partial<Omit<Types.ApplyGiftCardToCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  ApplyRewardPointsToCartOutput: Partial<Omit<Types.ApplyRewardPointsToCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  ApplyStoreCreditToCartInput: Partial<Types.ApplyStoreCreditToCartInput>;
  ApplyStoreCreditToCartOutput: Partial<Omit<Types.ApplyStoreCreditToCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  AskProductQuestionInput: Partial<Types.AskProductQuestionInput>;
  AttributeInputSelectedOption: Partial<Types.AttributeInputSelectedOption>;
  AttributeSelectedOption: Partial<Types.AttributeSelectedOption>;
  AttributeSelectedOptionInterface: ResolversInterfaceTypes<ResolversParentTypes>['AttributeSelectedOptionInterface'];
  AttributeSelectedOptions: Partial<Omit<Types.AttributeSelectedOptions, 'selected_options'> & { selected_options: Array<Types.Maybe<ResolversParentTypes['AttributeSelectedOptionInterface']>> }>;
  AttributeValue: Partial<Types.AttributeValue>;
  AttributeValueInput: Partial<Types.AttributeValueInput>;
  AttributeValueInterface: ResolversInterfaceTypes<ResolversParentTypes>['AttributeValueInterface'];
  AvailablePaymentMethod: Partial<Types.AvailablePaymentMethod>;
  AvailableShippingMethod: Partial<Types.AvailableShippingMethod>;
  BillingAddressInput: Partial<Types.BillingAddressInput>;
  BillingCartAddress: Partial<Types.BillingCartAddress>;
  BlogCategoriesOutput: Partial<Types.BlogCategoriesOutput>;
  BlogCategory: Partial<Types.BlogCategory>;
  BlogPost: Partial<Types.BlogPost>;
  BlogPostFilterInput: Partial<Types.BlogPostFilterInput>;
  BlogPostListOutput: Partial<Types.BlogPostListOutput>;
  Boolean: Partial<Types.Scalars['Boolean']['output']>;
  Breadcrumb: Partial<Types.Breadcrumb>;
  BundleCartItem: Partial<Omit<Types.BundleCartItem, 'extra_info' | 'product'> & { extra_info?: Types.Maybe<ResolversParentTypes['CartItemExtraInfo']>, product: ResolversParentTypes['ProductInterface'] }>;
  BundleItem: Partial<Omit<Types.BundleItem, 'options'> & { options?: Types.Maybe<Array<Types.Maybe<ResolversParentTypes['BundleItemOption']>>> }>;
  BundleItemOption: Partial<Omit<Types.BundleItemOption, 'product'> & { product?: Types.Maybe<ResolversParentTypes['ProductInterface']> }>;
  BundleOptionInput: Partial<Types.BundleOptionInput>;
  BundleProduct: Partial<Omit<Types.BundleProduct, 'categories' | 'custom_attributesV2' | 'items' | 'media_gallery' | 'options' | 'product_links' | 'related_products' | 'reviews' | 'upsell_products'> & { categories?: Types.Maybe<Array<Types.Maybe<ResolversParentTypes['CategoryInterface']>>>, custom_attributesV2?: Types.Maybe<ResolversParentTypes['ProductCustomAttributes']>, items?: Types.Maybe<Array<Types.Maybe<ResolversParentTypes['BundleItem']>>>, media_gallery?: Types.Maybe<Array<Types.Maybe<ResolversParentTypes['MediaGalleryInterface']>>>, options?: Types.Maybe<Array<Types.Maybe<ResolversParentTypes['CustomizableOptionInterface']>>>, product_links?: Types.Maybe<Array<Types.Maybe<ResolversParentTypes['ProductLinksInterface']>>>, related_products?: Types.Maybe<Array<Types.Maybe<ResolversParentTypes['ProductInterface']>>>, reviews: ResolversParentTypes['ProductReviews'], upsell_products?: Types.Maybe<Array<Types.Maybe<ResolversParentTypes['ProductInterface']>>> }>;
  BundleProductCartItemInput: Partial<Types.BundleProductCartItemInput>;
  CancelOrderInput: Partial<Types.CancelOrderInput>;
  CancelOrderOutput: Partial<Omit<Types.CancelOrderOutput, 'order'> & { order?: Types.Maybe<ResolversParentTypes['CustomerOrder']> }>;
  Cart: Partial<Omit<Types.Cart, 'additional_info' | 'items' | 'itemsV2'> & { additional_info?: Types.Maybe<ResolversParentTypes['CartAdditionalInfo']>, items?: Types.Maybe<Array<Types.Maybe<ResolversParentTypes['CartItemInterface']>>>, itemsV2?: Types.Maybe<ResolversParentTypes['CartItems']> }>;
  CartAdditionalInfo: Partial<Types.CartAdditionalInfo>;
  CartAdditionalInfoInput: Partial<Types.CartAdditionalInfoInput>;
  CartAddressCountry: Partial<Types.CartAddressCountry>;
  CartAddressInput: Partial<Types.CartAddressInput>;
  CartAddressInterface: ResolversInterfaceTypes<ResolversParentTypes>['CartAddressInterface'];
  CartAddressRegion: Partial<Types.CartAddressRegion>;
  CartDropship: Partial<Types.CartDropship>;
  CartFreeShipping: Partial<Types.CartFreeShipping>;
  CartGiftwrap: Partial<Types.CartGiftwrap>;
  CartIdMe: Partial<Types.CartIdMe>;
  CartItemError: Partial<Types.CartItemError>;
  CartItemExtraInfo: Partial<Omit<Types.CartItemExtraInfo, 'parts'> & { parts?: Types.Maybe<Array<ResolversParentTypes['CartItemPart']>> }>;
  CartItemInput: Partial<Types.CartItemInput>;
  CartItemInterface: ResolversInterfaceTypes<ResolversParentTypes>['CartItemInterface'];
  CartItemPart: Partial<Omit<Types.CartItemPart, 'extra_info' | 'product'> & { extra_info: ResolversParentTypes['CartItemExtraInfo'], product: ResolversParentTypes['ProductInterface'] }>;
  CartItemPrices: Partial<Types.CartItemPrices>;
  CartItemSelectedOptionValuePrice: Partial<Types.CartItemSelectedOptionValuePrice>;
  CartItemToolOption: Partial<Types.CartItemToolOption>;
  CartItemUpdateInput: Partial<Types.CartItemUpdateInput>;
  CartItems: Partial<Omit<Types.CartItems, 'items'> & { items: Array<Types.Maybe<ResolversParentTypes['CartItemInterface']>> }>;
  CartPrices: Partial<Types.CartPrices>;
  CartRewardPoints: Partial<Types.CartRewardPoints>;
  CartRewardSpending: Partial<Types.CartRewardSpending>;
  CartTaxItem: Partial<Types.CartTaxItem>;
  CartTotalSegment: Partial<Types.CartTotalSegment>;
  CartUserInputError: Partial<Types.CartUserInputError>;
  CategoryFilterInput: Partial<Types.CategoryFilterInput>;
  CategoryInterface: ResolversInterfaceTypes<ResolversParentTypes>['CategoryInterface'];
  CategoryResult: Partial<Types.CategoryResult>;
  CategoryTree: Partial<Types.CategoryTree>;
  ChangeOrderedSignInput: Partial<Types.ChangeOrderedSignInput>;
  ChangeOrderedSignOutput: Partial<Types.ChangeOrderedSignOutput>;
  CheckMailchimpIdOutput: Partial<Types.CheckMailchimpIdOutput>;
  CheckoutUserInputError: Partial<Types.CheckoutUserInputError>;
  CmsBlock: Partial<Types.CmsBlock>;
  CmsBlocks: Partial<Types.CmsBlocks>;
  CmsPage: Partial<Types.CmsPage>;
  ComplexTextValue: Partial<Types.ComplexTextValue>;
  ConfigValue: Partial<Types.ConfigValue>;
  ConfigurableAttributeOption: Partial<Types.ConfigurableAttributeOption>;
  ConfigurableCartItem: Partial<Omit<Types.ConfigurableCartItem, 'configured_variant' | 'extra_info' | 'product'> & { configured_variant: ResolversParentTypes['ProductInterface'], extra_info?: Types.Maybe<ResolversParentTypes['CartItemExtraInfo']>, product: ResolversParentTypes['ProductInterface'] }>;
  ConfigurableProduct: Partial<Omit<Types.ConfigurableProduct, 'categories' | 'configurable_options' | 'custom_attributesV2' | 'media_gallery' | 'options' | 'product_links' | 'related_products' | 'reviews' | 'upsell_products' | 'variants'> & { categories?: Types.Maybe<Array<Types.Maybe<ResolversParentTypes['CategoryInterface']>>>, configurable_options?: Types.Maybe<Array<Types.Maybe<ResolversParentTypes['ConfigurableProductOptions']>>>, custom_attributesV2?: Types.Maybe<ResolversParentTypes['ProductCustomAttributes']>, media_gallery?: Types.Maybe<Array<Types.Maybe<ResolversParentTypes['MediaGalleryInterface']>>>, options?: Types.Maybe<Array<Types.Maybe<ResolversParentTypes['CustomizableOptionInterface']>>>, product_links?: Types.Maybe<Array<Types.Maybe<ResolversParentTypes['ProductLinksInterface']>>>, related_products?: Types.Maybe<Array<Types.Maybe<ResolversParentTypes['ProductInterface']>>>, reviews: ResolversParentTypes['ProductReviews'], upsell_products?: Types.Maybe<Array<Types.Maybe<ResolversParentTypes['ProductInterface']>>>, variants?: Types.Maybe<Array<Types.Maybe<ResolversParentTypes['ConfigurableVariant']>>> }>;
  ConfigurableProductOptions: Partial<Omit<Types.ConfigurableProductOptions, 'values'> & { values?: Types.Maybe<Array<Types.Maybe<ResolversParentTypes['ConfigurableProductOptionsValues']>>> }>;
  ConfigurableProductOptionsValues: Partial<Omit<Types.ConfigurableProductOptionsValues, 'swatch_data'> & { swatch_data?: Types.Maybe<ResolversParentTypes['SwatchDataInterface']> }>;
  ConfigurableVariant: Partial<Omit<Types.ConfigurableVariant, 'attributes' | 'product'> & { attributes?: Types.Maybe<Array<Types.Maybe<ResolversParentTypes['ConfigurableAttributeOption']>>>, product?: Types.Maybe<ResolversParentTypes['SimpleProduct']> }>;
  ConfigurableWishlistItem: Partial<Omit<Types.ConfigurableWishlistItem, 'configured_variant' | 'product'> & { configured_variant?: Types.Maybe<ResolversParentTypes['ProductInterface']>, product?: Types.Maybe<ResolversParentTypes['ProductInterface']> }>;
  ConfirmEmailInput: Partial<Types.ConfirmEmailInput>;
  ConnectedSocialLogin: Partial<Types.ConnectedSocialLogin>;
  ContactUsInput: Partial<Types.ContactUsInput>;
  ContactUsOutput: Partial<Types.ContactUsOutput>;
  Country: Partial<Types.Country>;
  CpNewsletterInput: Partial<Types.CpNewsletterInput>;
  CpNewsletterOutput: Partial<Types.CpNewsletterOutput>;
  CreateGuestCartInput: Partial<Types.CreateGuestCartInput>;
  CreateGuestCartOutput: Partial<Omit<Types.CreateGuestCartOutput, 'cart'> & { cart?: Types.Maybe<ResolversParentTypes['Cart']> }>;
  CreateOrderTicketInput: Partial<Types.CreateOrderTicketInput>;
  CreateProductReviewInput: Partial<Types.CreateProductReviewInput>;
  CreateProductReviewOutput: Partial<Omit<Types.CreateProductReviewOutput, 'review'> & { review: ResolversParentTypes['ProductReview'] }>;
  Currency: Partial<Types.Currency>;
  Customer: Partial<Omit<Types.Customer, 'addresses' | 'custom_attributes' | 'orders' | 'reviews' | 'reward_points' | 'store_credit' | 'wishlist' | 'wishlist_v2' | 'wishlists'> & { addresses?: Types.Maybe<Array<Types.Maybe<ResolversParentTypes['CustomerAddress']>>>, custom_attributes?: Types.Maybe<Array<Types.Maybe<ResolversParentTypes['AttributeValueInterface']>>>, orders?: Types.Maybe<ResolversParentTypes['CustomerOrders']>, reviews: ResolversParentTypes['ProductReviews'], reward_points?: Types.Maybe<ResolversParentTypes['RewardPoints']>, store_credit?: Types.Maybe<ResolversParentTypes['CustomerStoreCredit']>, wishlist: ResolversParentTypes['Wishlist'], wishlist_v2?: Types.Maybe<ResolversParentTypes['Wishlist']>, wishlists: Array<ResolversParentTypes['Wishlist']> }>;
  CustomerAddress: Partial<Omit<Types.CustomerAddress, 'custom_attributesV2'> & { custom_attributesV2: Array<Types.Maybe<ResolversParentTypes['AttributeValueInterface']>> }>;
  CustomerAddressAttribute: Partial<Types.CustomerAddressAttribute>;
  CustomerAddressAttributeInput: Partial<Types.CustomerAddressAttributeInput>;
  CustomerAddressInput: Partial<Types.CustomerAddressInput>;
  CustomerAddressRegion: Partial<Types.CustomerAddressRegion>;
  CustomerAddressRegionInput: Partial<Types.CustomerAddressRegionInput>;
  CustomerCreateInput: Partial<Types.CustomerCreateInput>;
  CustomerInput: Partial<Types.CustomerInput>;
  CustomerOrder: Partial<Omit<Types.CustomerOrder, 'billing_address' | 'invoices' | 'items' | 'shipments' | 'shipping_address'> & { billing_address?: Types.Maybe<ResolversParentTypes['OrderAddress']>, invoices: Array<Types.Maybe<ResolversParentTypes['Invoice']>>, items?: Types.Maybe<Array<Types.Maybe<ResolversParentTypes['OrderItemInterface']>>>, shipments?: Types.Maybe<Array<Types.Maybe<ResolversParentTypes['OrderShipment']>>>, shipping_address?: Types.Maybe<ResolversParentTypes['OrderAddress']> }>;
  CustomerOrderSortInput: Partial<Types.CustomerOrderSortInput>;
  CustomerOrders: Partial<Omit<Types.CustomerOrders, 'items'> & { items: Array<Types.Maybe<ResolversParentTypes['CustomerOrder']>> }>;
  CustomerOrdersFilterInput: Partial<Types.CustomerOrdersFilterInput>;
  CustomerOutput: Partial<Omit<Types.CustomerOutput, 'customer'> & { customer: ResolversParentTypes['Customer'] }>;
  CustomerReferral: Partial<Types.CustomerReferral>;
  CustomerSession: Partial<Types.CustomerSession>;
  CustomerSocialLoginInput: Partial<Types.CustomerSocialLoginInput>;
  CustomerStoreCredit: LedgerOwner;
  CustomerStoreCreditHistory: Partial<Types.CustomerStoreCreditHistory>;
  CustomerStoreCreditHistoryItem: Partial<Types.CustomerStoreCreditHistoryItem>;
  CustomerToken: Partial<Types.CustomerToken>;
  CustomerUpdateInput: Partial<Types.CustomerUpdateInput>;
  CustomizableAreaOption: Partial<Types.CustomizableAreaOption>;
  CustomizableAreaValue: Partial<Types.CustomizableAreaValue>;
  CustomizableCheckboxOption: Partial<Types.CustomizableCheckboxOption>;
  CustomizableCheckboxValue: Partial<Types.CustomizableCheckboxValue>;
  CustomizableDateOption: Partial<Types.CustomizableDateOption>;
  CustomizableDateValue: Partial<Types.CustomizableDateValue>;
  CustomizableDropDownOption: Partial<Types.CustomizableDropDownOption>;
  CustomizableDropDownValue: Partial<Types.CustomizableDropDownValue>;
  CustomizableFieldOption: Partial<Types.CustomizableFieldOption>;
  CustomizableFieldValue: Partial<Types.CustomizableFieldValue>;
  CustomizableFileOption: Partial<Types.CustomizableFileOption>;
  CustomizableFileValue: Partial<Types.CustomizableFileValue>;
  CustomizableMultipleOption: Partial<Types.CustomizableMultipleOption>;
  CustomizableMultipleValue: Partial<Types.CustomizableMultipleValue>;
  CustomizableOptionInput: Partial<Types.CustomizableOptionInput>;
  CustomizableOptionInterface: ResolversInterfaceTypes<ResolversParentTypes>['CustomizableOptionInterface'];
  CustomizableProductInterface: ResolversInterfaceTypes<ResolversParentTypes>['CustomizableProductInterface'];
  CustomizableRadioOption: Partial<Types.CustomizableRadioOption>;
  CustomizableRadioValue: Partial<Types.CustomizableRadioValue>;
  DeleteMyPhotosOutput: Partial<Types.DeleteMyPhotosOutput>;
  DeleteSavedDesignOutput: Partial<Types.DeleteSavedDesignOutput>;
  DesignLinkOutput: Partial<Types.DesignLinkOutput>;
  DesignPage: Partial<Types.DesignPage>;
  DesignPageInput: Partial<Types.DesignPageInput>;
  Discount: Partial<Types.Discount>;
  DownloadableProduct: Partial<Omit<Types.DownloadableProduct, 'categories' | 'custom_attributesV2' | 'media_gallery' | 'options' | 'product_links' | 'related_products' | 'reviews' | 'upsell_products'> & { categories?: Types.Maybe<Array<Types.Maybe<ResolversParentTypes['CategoryInterface']>>>, custom_attributesV2?: Types.Maybe<ResolversParentTypes['ProductCustomAttributes']>, media_gallery?: Types.Maybe<Array<Types.Maybe<ResolversParentTypes['MediaGalleryInterface']>>>, options?: Types.Maybe<Array<Types.Maybe<ResolversParentTypes['CustomizableOptionInterface']>>>, product_links?: Types.Maybe<Array<Types.Maybe<ResolversParentTypes['ProductLinksInterface']>>>, related_products?: Types.Maybe<Array<Types.Maybe<ResolversParentTypes['ProductInterface']>>>, reviews: ResolversParentTypes['ProductReviews'], upsell_products?: Types.Maybe<Array<Types.Maybe<ResolversParentTypes['ProductInterface']>>> }>;
  DownloadableProductLinks: Partial<Types.DownloadableProductLinks>;
  DownloadableProductSamples: Partial<Types.DownloadableProductSamples>;
  EnquiryOutput: Partial<Types.EnquiryOutput>;
  EnteredOptionInput: Partial<Types.EnteredOptionInput>;
  EntityUrl: Partial<Types.EntityUrl>;
  EstimateAddressInput: Partial<Types.EstimateAddressInput>;
  EstimateTotalsInput: Partial<Types.EstimateTotalsInput>;
  ExchangeRate: Partial<Types.ExchangeRate>;
  FilterEqualTypeInput: Partial<Types.FilterEqualTypeInput>;
  FilterMatchTypeInput: Partial<Types.FilterMatchTypeInput>;
  FilterRangeTypeInput: Partial<Types.FilterRangeTypeInput>;
  FilterStringTypeInput: Partial<Types.FilterStringTypeInput>;
  Float: Partial<Types.Scalars['Float']['output']>;
  Gift: Partial<Omit<Types.Gift, 'product'> & { product: ResolversParentTypes['ProductInterface'] }>;
  GiftAnswers: Partial<Types.GiftAnswers>;
  GiftAnswersInput: Partial<Types.GiftAnswersInput>;
  GiftCardAccount: Partial<Types.GiftCardAccount>;
  GiftCardAccountInput: Partial<Types.GiftCardAccountInput>;
  GiftFinder: Partial<Omit<Types.GiftFinder, 'items'> & { items: Array<ResolversParentTypes['Gift']> }>;
  GiftOption: Partial<Types.GiftOption>;
  GiftQuestion: Partial<Types.GiftQuestion>;
  GroupedProduct: Partial<Omit<Types.GroupedProduct, 'categories' | 'custom_attributesV2' | 'items' | 'media_gallery' | 'product_links' | 'related_products' | 'reviews' | 'upsell_products'> & { categories?: Types.Maybe<Array<Types.Maybe<ResolversParentTypes['CategoryInterface']>>>, custom_attributesV2?: Types.Maybe<ResolversParentTypes['ProductCustomAttributes']>, items?: Types.Maybe<Array<Types.Maybe<ResolversParentTypes['GroupedProductItem']>>>, media_gallery?: Types.Maybe<Array<Types.Maybe<ResolversParentTypes['MediaGalleryInterface']>>>, product_links?: Types.Maybe<Array<Types.Maybe<ResolversParentTypes['ProductLinksInterface']>>>, related_products?: Types.Maybe<Array<Types.Maybe<ResolversParentTypes['ProductInterface']>>>, reviews: ResolversParentTypes['ProductReviews'], upsell_products?: Types.Maybe<Array<Types.Maybe<ResolversParentTypes['ProductInterface']>>> }>;
  GroupedProductItem: Partial<Omit<Types.GroupedProductItem, 'product'> & { product?: Types.Maybe<ResolversParentTypes['ProductInterface']> }>;
  HeaderOffer: Partial<Types.HeaderOffer>;
  HeaderOfferOutput: Partial<Types.HeaderOfferOutput>;
  HttpQueryParameter: Partial<Types.HttpQueryParameter>;
  ID: Partial<Types.Scalars['ID']['output']>;
  Int: Partial<Types.Scalars['Int']['output']>;
  Invoice: Partial<Omit<Types.Invoice, 'items'> & { items?: Types.Maybe<Array<Types.Maybe<ResolversParentTypes['InvoiceItemInterface']>>> }>;
  InvoiceItem: Partial<Types.InvoiceItem>;
  InvoiceItemInterface: ResolversInterfaceTypes<ResolversParentTypes>['InvoiceItemInterface'];
  InvoiceTotal: Partial<Types.InvoiceTotal>;
  IsEmailAvailableOutput: Partial<Types.IsEmailAvailableOutput>;
  JoinLoyaltyLevelOutput: Partial<Types.JoinLoyaltyLevelOutput>;
  KeyValue: Partial<Types.KeyValue>;
  LoginByEmailOtpDataOutput: Partial<Types.LoginByEmailOtpDataOutput>;
  LoginUniversalpasswordOutput: Partial<Types.LoginUniversalpasswordOutput>;
  LooserGiftAnswer: Partial<Types.LooserGiftAnswer>;
  LoyaltyLevel: Partial<Types.LoyaltyLevel>;
  MediaGalleryEntry: Partial<Types.MediaGalleryEntry>;
  MediaGalleryInterface: ResolversInterfaceTypes<ResolversParentTypes>['MediaGalleryInterface'];
  Money: Partial<Types.Money>;
  Mutation: Record<PropertyKey, never>;
  NeonProductInfo: Partial<Types.NeonProductInfo>;
  Order: Partial<Types.Order>;
  OrderAddress: Partial<Types.OrderAddress>;
  OrderFormInput: Partial<Types.OrderFormInput>;
  OrderInformationInput: Partial<Types.OrderInformationInput>;
  OrderItem: Partial<Types.OrderItem>;
  OrderItemInterface: ResolversInterfaceTypes<ResolversParentTypes>['OrderItemInterface'];
  OrderItemOption: Partial<Types.OrderItemOption>;
  OrderItemProof: Partial<Types.OrderItemProof>;
  OrderItemProofSide: Partial<Types.OrderItemProofSide>;
  OrderItemSign: Partial<Types.OrderItemSign>;
  OrderPaymentMethod: Partial<Types.OrderPaymentMethod>;
  OrderPaymentOption: Partial<Types.OrderPaymentOption>;
  OrderShipment: Partial<Omit<Types.OrderShipment, 'items'> & { items?: Types.Maybe<Array<Types.Maybe<ResolversParentTypes['ShipmentItemInterface']>>> }>;
  OrderTicket: Partial<Types.OrderTicket>;
  OrderTicketDocument: Partial<Types.OrderTicketDocument>;
  OrderTicketMessage: Partial<Types.OrderTicketMessage>;
  OrderTicketOutput: Partial<Types.OrderTicketOutput>;
  OrderTickets: Partial<Types.OrderTickets>;
  OrderTokenInput: Partial<Types.OrderTokenInput>;
  OrderTotal: Partial<Types.OrderTotal>;
  OrderedBundle: Partial<Types.OrderedBundle>;
  PageDetails: Partial<Omit<Types.PageDetails, 'listing' | 'product'> & { listing?: Types.Maybe<ResolversParentTypes['Products']>, product?: Types.Maybe<ResolversParentTypes['ProductInterface']> }>;
  PageLink: Partial<Types.PageLink>;
  PageReviewData: Partial<Types.PageReviewData>;
  PartDesignInput: Partial<Types.PartDesignInput>;
  Passkey: Partial<Types.Passkey>;
  PasskeyOptions: Partial<Types.PasskeyOptions>;
  PayOrderOutput: Partial<Types.PayOrderOutput>;
  PaymentMethodInput: Partial<Types.PaymentMethodInput>;
  Personalisation: Partial<Types.Personalisation>;
  PlaceOrderError: Partial<Types.PlaceOrderError>;
  PlaceOrderInput: Partial<Types.PlaceOrderInput>;
  PlaceOrderOutput: Partial<Omit<Types.PlaceOrderOutput, 'cart' | 'orderV2'> & { cart?: Types.Maybe<ResolversParentTypes['Cart']>, orderV2?: Types.Maybe<ResolversParentTypes['CustomerOrder']> }>;
  Price: Partial<Types.Price>;
  PriceRange: Partial<Types.PriceRange>;
  PriceRow: Partial<Types.PriceRow>;
  ProductAttributeFilterInput: Partial<Types.ProductAttributeFilterInput>;
  ProductAttributeSortInput: Partial<Types.ProductAttributeSortInput>;
  ProductCustomAttributes: Partial<Omit<Types.ProductCustomAttributes, 'items'> & { items: Array<Types.Maybe<ResolversParentTypes['AttributeValueInterface']>> }>;
  ProductDiscount: Partial<Types.ProductDiscount>;
  ProductFaq: Partial<Types.ProductFaq>;
  ProductImage: Partial<Types.ProductImage>;
  ProductInterface: ResolversInterfaceTypes<ResolversParentTypes>['ProductInterface'];
  ProductLinks: Partial<Types.ProductLinks>;
  ProductLinksInterface: ResolversInterfaceTypes<ResolversParentTypes>['ProductLinksInterface'];
  ProductPrice: Partial<Types.ProductPrice>;
  ProductPrices: Partial<Types.ProductPrices>;
  ProductQaOutput: Partial<Types.ProductQaOutput>;
  ProductReview: Partial<Omit<Types.ProductReview, 'product'> & { product: ResolversParentTypes['ProductInterface'] }>;
  ProductReviewRating: Partial<Types.ProductReviewRating>;
  ProductReviewRatingInput: Partial<Types.ProductReviewRatingInput>;
  ProductReviewRatingMetadata: Partial<Types.ProductReviewRatingMetadata>;
  ProductReviewRatingValueMetadata: Partial<Types.ProductReviewRatingValueMetadata>;
  ProductReviewRatingsMetadata: Partial<Types.ProductReviewRatingsMetadata>;
  ProductReviews: Partial<Omit<Types.ProductReviews, 'items'> & { items: Array<Types.Maybe<ResolversParentTypes['ProductReview']>> }>;
  Products: ProductList;
  Query: Record<PropertyKey, never>;
  QuoteItemsSortInput: Partial<Types.QuoteItemsSortInput>;
  ReCaptchaConfigurationV3: Partial<Types.ReCaptchaConfigurationV3>;
  ReadymadeTemplate: SizedTemplate;
  ReadymadeTemplatesOutput: Partial<Omit<Types.ReadymadeTemplatesOutput, 'items'> & { items: Array<ResolversParentTypes['ReadymadeTemplate']> }>;
  ReferAFriendInput: Partial<Types.ReferAFriendInput>;
  ReferAFriendOutput: Partial<Types.ReferAFriendOutput>;
  ReferredFriend: Partial<Types.ReferredFriend>;
  Region: Partial<Types.Region>;
  RemoveCouponFromCartInput: Partial<Types.RemoveCouponFromCartInput>;
  RemoveCouponFromCartOutput: Partial<Omit<Types.RemoveCouponFromCartOutput, 'cart'> & { cart?: Types.Maybe<ResolversParentTypes['Cart']> }>;
  RemoveGiftCardFromCartInput: Partial<Types.RemoveGiftCardFromCartInput>;
  RemoveGiftCardFromCartOutput: Partial<Omit<Types.RemoveGiftCardFromCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  RemoveItemFromCartInput: Partial<Types.RemoveItemFromCartInput>;
  RemoveItemFromCartOutput: Partial<Omit<Types.RemoveItemFromCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  RemoveProductsFromWishlistOutput: Partial<Omit<Types.RemoveProductsFromWishlistOutput, 'wishlist'> & { wishlist: ResolversParentTypes['Wishlist'] }>;
  RemoveRewardPointsFromCartOutput: Partial<Omit<Types.RemoveRewardPointsFromCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  RemoveStoreCreditFromCartInput: Partial<Types.RemoveStoreCreditFromCartInput>;
  RemoveStoreCreditFromCartOutput: Partial<Omit<Types.RemoveStoreCreditFromCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  ReorderItemsOutput: Partial<Omit<Types.ReorderItemsOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  RevokeCustomerTokenOutput: Partial<Types.RevokeCustomerTokenOutput>;
  RewardInformation: Partial<Types.RewardInformation>;
  RewardPoints: LedgerOwner;
  RewardPointsAmount: Partial<Types.RewardPointsAmount>;
  RewardPointsBalanceHistoryItem: Partial<Types.RewardPointsBalanceHistoryItem>;
  RewardPointsExchangeRates: Partial<Types.RewardPointsExchangeRates>;
  RewardPointsRate: Partial<Types.RewardPointsRate>;
  RewardPointsSubscriptionStatus: Partial<Types.RewardPointsSubscriptionStatus>;
  RewardRule: Partial<Types.RewardRule>;
  RichSnippetImage: Partial<Types.RichSnippetImage>;
  RoutableInterface: ResolversInterfaceTypes<ResolversParentTypes>['RoutableInterface'];
  SalesCommentItem: Partial<Types.SalesCommentItem>;
  SaveDesignInput: Partial<Types.SaveDesignInput>;
  SaveDesignOutput: Partial<Types.SaveDesignOutput>;
  SavedDesign: Partial<Types.SavedDesign>;
  SavedDesigns: Partial<Types.SavedDesigns>;
  SearchResultPageInfo: Partial<Types.SearchResultPageInfo>;
  SelectedBundleOption: Partial<Types.SelectedBundleOption>;
  SelectedBundleOptionValue: Partial<Types.SelectedBundleOptionValue>;
  SelectedConfigurableOption: Partial<Types.SelectedConfigurableOption>;
  SelectedCustomizableOption: Partial<Types.SelectedCustomizableOption>;
  SelectedCustomizableOptionValue: Partial<Types.SelectedCustomizableOptionValue>;
  SelectedPaymentMethod: Partial<Types.SelectedPaymentMethod>;
  SelectedShippingMethod: Partial<Types.SelectedShippingMethod>;
  SetAdditionalInfoOnCartInput: Partial<Types.SetAdditionalInfoOnCartInput>;
  SetAdditionalInfoOnCartOutput: Partial<Omit<Types.SetAdditionalInfoOnCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  SetBillingAddressOnCartInput: Partial<Types.SetBillingAddressOnCartInput>;
  SetBillingAddressOnCartOutput: Partial<Omit<Types.SetBillingAddressOnCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  SetGuestEmailOnCartInput: Partial<Types.SetGuestEmailOnCartInput>;
  SetGuestEmailOnCartOutput: Partial<Omit<Types.SetGuestEmailOnCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  SetPaymentMethodOnCartInput: Partial<Types.SetPaymentMethodOnCartInput>;
  SetPaymentMethodOnCartOutput: Partial<Omit<Types.SetPaymentMethodOnCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  SetShippingAddressesOnCartInput: Partial<Types.SetShippingAddressesOnCartInput>;
  SetShippingAddressesOnCartOutput: Partial<Omit<Types.SetShippingAddressesOnCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  SetShippingMethodsOnCartInput: Partial<Types.SetShippingMethodsOnCartInput>;
  SetShippingMethodsOnCartOutput: Partial<Omit<Types.SetShippingMethodsOnCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  ShareCartOutput: Partial<Types.ShareCartOutput>;
  SharePhotoInput: Partial<Types.SharePhotoInput>;
  SharedCart: Partial<Omit<Types.SharedCart, 'items'> & { items: Array<ResolversParentTypes['SharedCartItem']> }>;
  SharedCartItem: Partial<Omit<Types.SharedCartItem, 'product'> & { product: ResolversParentTypes['ProductInterface'] }>;
  SharedWishlist: Partial<Omit<Types.SharedWishlist, 'items'> & { items: Array<ResolversParentTypes['SharedWishlistItem']> }>;
  SharedWishlistItem: Partial<Omit<Types.SharedWishlistItem, 'product'> & { product: ResolversParentTypes['ProductInterface'] }>;
  ShipmentItem: Partial<Types.ShipmentItem>;
  ShipmentItemInterface: ResolversInterfaceTypes<ResolversParentTypes>['ShipmentItemInterface'];
  ShipmentTracking: Partial<Types.ShipmentTracking>;
  ShippingAddressInput: Partial<Types.ShippingAddressInput>;
  ShippingCartAddress: Partial<Types.ShippingCartAddress>;
  ShippingDiscount: Partial<Types.ShippingDiscount>;
  ShippingHandling: Partial<Types.ShippingHandling>;
  ShippingMethodAdditionalInfo: Partial<Types.ShippingMethodAdditionalInfo>;
  ShippingMethodInput: Partial<Types.ShippingMethodInput>;
  SimpleCartItem: Partial<Omit<Types.SimpleCartItem, 'extra_info' | 'product'> & { extra_info?: Types.Maybe<ResolversParentTypes['CartItemExtraInfo']>, product: ResolversParentTypes['ProductInterface'] }>;
  SimpleProduct: Partial<Omit<Types.SimpleProduct, 'categories' | 'custom_attributesV2' | 'media_gallery' | 'options' | 'product_links' | 'related_products' | 'reviews' | 'upsell_products'> & { categories?: Types.Maybe<Array<Types.Maybe<ResolversParentTypes['CategoryInterface']>>>, custom_attributesV2?: Types.Maybe<ResolversParentTypes['ProductCustomAttributes']>, media_gallery?: Types.Maybe<Array<Types.Maybe<ResolversParentTypes['MediaGalleryInterface']>>>, options?: Types.Maybe<Array<Types.Maybe<ResolversParentTypes['CustomizableOptionInterface']>>>, product_links?: Types.Maybe<Array<Types.Maybe<ResolversParentTypes['ProductLinksInterface']>>>, related_products?: Types.Maybe<Array<Types.Maybe<ResolversParentTypes['ProductInterface']>>>, reviews: ResolversParentTypes['ProductReviews'], upsell_products?: Types.Maybe<Array<Types.Maybe<ResolversParentTypes['ProductInterface']>>> }>;
  SimpleWishlistItem: Partial<Omit<Types.SimpleWishlistItem, 'product'> & { product?: Types.Maybe<ResolversParentTypes['ProductInterface']> }>;
  SiteImage: Partial<Types.SiteImage>;
  SitePage: Partial<Types.SitePage>;
  SitePages: Partial<Types.SitePages>;
  SocialLoginStart: Partial<Types.SocialLoginStart>;
  SocialProvider: Partial<Types.SocialProvider>;
  SortField: Partial<Types.SortField>;
  SortFields: Partial<Types.SortFields>;
  SpendRewardPointsOnCartInput: Partial<Types.SpendRewardPointsOnCartInput>;
  SpendRewardPointsOnCartOutput: Partial<Omit<Types.SpendRewardPointsOnCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  StarCount: Partial<Types.StarCount>;
  StartAtPriceItem: Partial<Types.StartAtPriceItem>;
  StartAtPriceOutput: Partial<Types.StartAtPriceOutput>;
  StatusMessageOutput: Partial<Types.StatusMessageOutput>;
  StoreConfig: Partial<Types.StoreConfig>;
  String: Partial<Types.Scalars['String']['output']>;
  SubscribeEmailToNewsletterOutput: Partial<Types.SubscribeEmailToNewsletterOutput>;
  SwatchDataInterface: ResolversInterfaceTypes<ResolversParentTypes>['SwatchDataInterface'];
  TaxItem: Partial<Types.TaxItem>;
  TextSwatchData: Partial<Types.TextSwatchData>;
  TierPrice: Partial<Types.TierPrice>;
  UpdateCartItemsInput: Partial<Types.UpdateCartItemsInput>;
  UpdateCartItemsOutput: Partial<Omit<Types.UpdateCartItemsOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] }>;
  UrlRewrite: Partial<Types.UrlRewrite>;
  UserInputError: Partial<Types.UserInputError>;
  VideoEntry: Partial<Types.VideoEntry>;
  VirtualCartItem: Partial<Omit<Types.VirtualCartItem, 'extra_info' | 'product'> & { extra_info?: Types.Maybe<ResolversParentTypes['CartItemExtraInfo']>, product: ResolversParentTypes['ProductInterface'] }>;
  VirtualProduct: Partial<Omit<Types.VirtualProduct, 'categories' | 'custom_attributesV2' | 'media_gallery' | 'options' | 'product_links' | 'related_products' | 'reviews' | 'upsell_products'> & { categories?: Types.Maybe<Array<Types.Maybe<ResolversParentTypes['CategoryInterface']>>>, custom_attributesV2?: Types.Maybe<ResolversParentTypes['ProductCustomAttributes']>, media_gallery?: Types.Maybe<Array<Types.Maybe<ResolversParentTypes['MediaGalleryInterface']>>>, options?: Types.Maybe<Array<Types.Maybe<ResolversParentTypes['CustomizableOptionInterface']>>>, product_links?: Types.Maybe<Array<Types.Maybe<ResolversParentTypes['ProductLinksInterface']>>>, related_products?: Types.Maybe<Array<Types.Maybe<ResolversParentTypes['ProductInterface']>>>, reviews: ResolversParentTypes['ProductReviews'], upsell_products?: Types.Maybe<Array<Types.Maybe<ResolversParentTypes['ProductInterface']>>> }>;
  VirtualWishlistItem: Partial<Omit<Types.VirtualWishlistItem, 'product'> & { product?: Types.Maybe<ResolversParentTypes['ProductInterface']> }>;
  WeeklyDeal: Partial<Types.WeeklyDeal>;
  WishListUserInputError: Partial<Types.WishListUserInputError>;
  Wishlist: Partial<Omit<Types.Wishlist, 'items_v2'> & { items_v2?: Types.Maybe<ResolversParentTypes['WishlistItems']> }>;
  WishlistItemInput: Partial<Types.WishlistItemInput>;
  WishlistItemInterface: ResolversInterfaceTypes<ResolversParentTypes>['WishlistItemInterface'];
  WishlistItems: Partial<Omit<Types.WishlistItems, 'items'> & { items: Array<Types.Maybe<ResolversParentTypes['WishlistItemInterface']>> }>;
  createEmptyCartInput: Partial<Types.CreateEmptyCartInput>;
};

export type AddBundleProductsToCartOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddBundleProductsToCartOutput'] = ResolversParentTypes['AddBundleProductsToCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type AddProductsToCartOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddProductsToCartOutput'] = ResolversParentTypes['AddProductsToCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  user_errors?: Resolver<Array<ResolversTypes['CartUserInputError']>, ParentType, ContextType>;
};

export type AddProductsToWishlistOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddProductsToWishlistOutput'] = ResolversParentTypes['AddProductsToWishlistOutput']> = {
  user_errors?: Resolver<Array<ResolversTypes['WishListUserInputError']>, ParentType, ContextType>;
  wishlist?: Resolver<ResolversTypes['Wishlist'], ParentType, ContextType>;
};

export type AddressLookUpResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddressLookUp'] = ResolversParentTypes['AddressLookUp']> = {
  finds_streets?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  suggestions?: Resolver<Array<ResolversTypes['AddressSuggestion']>, ParentType, ContextType>;
};

export type AddressSuggestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddressSuggestion'] = ResolversParentTypes['AddressSuggestion']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  suburb?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AggregationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Aggregation'] = ResolversParentTypes['Aggregation']> = {
  attribute_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  label?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['AggregationOption']>>>, ParentType, ContextType>;
};

export type AggregationOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AggregationOption'] = ResolversParentTypes['AggregationOption']> = {
  count?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  label?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AppliedCouponResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AppliedCoupon'] = ResolversParentTypes['AppliedCoupon']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AppliedGiftCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AppliedGiftCard'] = ResolversParentTypes['AppliedGiftCard']> = {
  applied_balance?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  current_balance?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  expiration_date?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AppliedStoreCreditResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AppliedStoreCredit'] = ResolversParentTypes['AppliedStoreCredit']> = {
  applied_balance?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  current_balance?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  enabled?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type ApplyCouponToCartOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplyCouponToCartOutput'] = ResolversParentTypes['ApplyCouponToCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type ApplyGiftCardToCartOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplyGiftCardToCartOutput'] = ResolversParentTypes['ApplyGiftCardToCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type ApplyRewardPointsToCartOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplyRewardPointsToCartOutput'] = ResolversParentTypes['ApplyRewardPointsToCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type ApplyStoreCreditToCartOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplyStoreCreditToCartOutput'] = ResolversParentTypes['ApplyStoreCreditToCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type AttributeSelectedOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttributeSelectedOption'] = ResolversParentTypes['AttributeSelectedOption']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AttributeSelectedOptionInterfaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttributeSelectedOptionInterface'] = ResolversParentTypes['AttributeSelectedOptionInterface']> = {
  __resolveType: TypeResolveFn<'AttributeSelectedOption', ParentType, ContextType>;
};

export type AttributeSelectedOptionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttributeSelectedOptions'] = ResolversParentTypes['AttributeSelectedOptions']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  selected_options?: Resolver<Array<Types.Maybe<ResolversTypes['AttributeSelectedOptionInterface']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AttributeValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttributeValue'] = ResolversParentTypes['AttributeValue']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AttributeValueInterfaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttributeValueInterface'] = ResolversParentTypes['AttributeValueInterface']> = {
  __resolveType: TypeResolveFn<'AttributeSelectedOptions' | 'AttributeValue', ParentType, ContextType>;
};

export type AvailablePaymentMethodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AvailablePaymentMethod'] = ResolversParentTypes['AvailablePaymentMethod']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_deferred?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AvailableShippingMethodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AvailableShippingMethod'] = ResolversParentTypes['AvailableShippingMethod']> = {
  additional_info?: Resolver<Types.Maybe<ResolversTypes['ShippingMethodAdditionalInfo']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  carrier_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  carrier_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  error_message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  method_code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  method_title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price_excl_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  price_incl_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type BillingCartAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillingCartAddress'] = ResolversParentTypes['BillingCartAddress']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['CartAddressCountry'], ParentType, ContextType>;
  fax?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  middlename?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postcode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prefix?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<Types.Maybe<ResolversTypes['CartAddressRegion']>, ParentType, ContextType>;
  street?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  suffix?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  telephone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vat_id?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BlogCategoriesOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlogCategoriesOutput'] = ResolversParentTypes['BlogCategoriesOutput']> = {
  items?: Resolver<Array<ResolversTypes['BlogCategory']>, ParentType, ContextType>;
};

export type BlogCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlogCategory'] = ResolversParentTypes['BlogCategory']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url_key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BlogPostResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlogPost'] = ResolversParentTypes['BlogPost']> = {
  author?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categories?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['BlogCategory']>>>, ParentType, ContextType>;
  content?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image_alt?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaTitle?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publish_date?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  short_content?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  updated_at?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BlogPostListOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlogPostListOutput'] = ResolversParentTypes['BlogPostListOutput']> = {
  items?: Resolver<Array<ResolversTypes['BlogPost']>, ParentType, ContextType>;
  page_info?: Resolver<Types.Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  total_count?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BreadcrumbResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Breadcrumb'] = ResolversParentTypes['Breadcrumb']> = {
  category_level?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  category_name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category_uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  category_url_key?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category_url_path?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BundleCartItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BundleCartItem'] = ResolversParentTypes['BundleCartItem']> = {
  bundle_options?: Resolver<Array<Types.Maybe<ResolversTypes['SelectedBundleOption']>>, ParentType, ContextType>;
  customizable_options?: Resolver<Array<Types.Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  errors?: Resolver<Types.Maybe<Array<ResolversTypes['CartItemError']>>, ParentType, ContextType>;
  extra_info?: Resolver<Types.Maybe<ResolversTypes['CartItemExtraInfo']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  item_id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  prices?: Resolver<Types.Maybe<ResolversTypes['CartItemPrices']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BundleItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BundleItem'] = ResolversParentTypes['BundleItem']> = {
  options?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['BundleItemOption']>>>, ParentType, ContextType>;
  position?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  required?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sku?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type BundleItemOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BundleItemOption'] = ResolversParentTypes['BundleItemOption']> = {
  can_change_quantity?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_default?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  label?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price_alone?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  price_type?: Resolver<Types.Maybe<ResolversTypes['PriceTypeEnum']>, ParentType, ContextType>;
  product?: Resolver<Types.Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  quantity?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type BundleProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BundleProduct'] = ResolversParentTypes['BundleProduct']> = {
  about_artist?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  arrives_by?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  best_seller_place?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  canonical_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categories?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['CategoryInterface']>>>, ParentType, ContextType>;
  custom_attributesV2?: Resolver<Types.Maybe<ResolversTypes['ProductCustomAttributes']>, ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  discount_percent?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  dynamic_price?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  gift_message_available?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  image?: Resolver<Types.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  items?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['BundleItem']>>>, ParentType, ContextType>;
  kind?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  material?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  media_gallery?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['MediaGalleryInterface']>>>, ParentType, ContextType>;
  media_gallery_entries?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['MediaGalleryEntry']>>>, ParentType, ContextType>;
  meta_description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keyword?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_from_date?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_to_date?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  occasion?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  only_x_left_in_stock?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  options?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['CustomizableOptionInterface']>>>, ParentType, ContextType>;
  options_container?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  personalisation?: Resolver<Types.Maybe<ResolversTypes['Personalisation']>, ParentType, ContextType>;
  price?: Resolver<Types.Maybe<ResolversTypes['ProductPrices']>, ParentType, ContextType>;
  price_range?: Resolver<ResolversTypes['PriceRange'], ParentType, ContextType>;
  price_rows?: Resolver<Array<ResolversTypes['PriceRow']>, ParentType, ContextType>;
  price_tiers?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['TierPrice']>>>, ParentType, ContextType>;
  product_links?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['ProductLinksInterface']>>>, ParentType, ContextType>;
  rating_summary?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  ready_within?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  recipient?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirect_code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  related_products?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  relative_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remarketing_product_id?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  review_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ProductReviews'], ParentType, ContextType, RequireFields<Types.BundleProductReviewsArgs, 'currentPage' | 'pageSize'>>;
  room?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  schema_price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  short_description?: Resolver<Types.Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  sku?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  small_image?: Resolver<Types.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  special_to_date?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stock_status?: Resolver<Types.Maybe<ResolversTypes['ProductStockStatus']>, ParentType, ContextType>;
  technical_specifications?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thumbnail?: Resolver<Types.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Types.Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  upsell_products?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  url_key?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_path?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_rewrites?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['UrlRewrite']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CancelOrderOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelOrderOutput'] = ResolversParentTypes['CancelOrderOutput']> = {
  error?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order?: Resolver<Types.Maybe<ResolversTypes['CustomerOrder']>, ParentType, ContextType>;
};

export type CartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart']> = {
  additional_info?: Resolver<Types.Maybe<ResolversTypes['CartAdditionalInfo']>, ParentType, ContextType>;
  applied_coupons?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['AppliedCoupon']>>>, ParentType, ContextType>;
  applied_gift_cards?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['AppliedGiftCard']>>>, ParentType, ContextType>;
  applied_reward_points?: Resolver<Types.Maybe<ResolversTypes['RewardPointsAmount']>, ParentType, ContextType>;
  applied_store_credit?: Resolver<Types.Maybe<ResolversTypes['AppliedStoreCredit']>, ParentType, ContextType>;
  available_payment_methods?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['AvailablePaymentMethod']>>>, ParentType, ContextType>;
  billing_address?: Resolver<Types.Maybe<ResolversTypes['BillingCartAddress']>, ParentType, ContextType>;
  credit_balance?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  dropship?: Resolver<Types.Maybe<ResolversTypes['CartDropship']>, ParentType, ContextType>;
  email?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  giftwrap?: Resolver<Types.Maybe<ResolversTypes['CartGiftwrap']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  idme?: Resolver<Types.Maybe<ResolversTypes['CartIdMe']>, ParentType, ContextType>;
  is_virtual?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['CartItemInterface']>>>, ParentType, ContextType>;
  itemsV2?: Resolver<Types.Maybe<ResolversTypes['CartItems']>, ParentType, ContextType, RequireFields<Types.CartItemsV2Args, 'currentPage' | 'pageSize'>>;
  merge_errors?: Resolver<Types.Maybe<Array<ResolversTypes['CartUserInputError']>>, ParentType, ContextType>;
  order_comment?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prices?: Resolver<Types.Maybe<ResolversTypes['CartPrices']>, ParentType, ContextType>;
  reward_points?: Resolver<Types.Maybe<ResolversTypes['CartRewardPoints']>, ParentType, ContextType>;
  selected_payment_method?: Resolver<Types.Maybe<ResolversTypes['SelectedPaymentMethod']>, ParentType, ContextType>;
  shipping_addresses?: Resolver<Array<Types.Maybe<ResolversTypes['ShippingCartAddress']>>, ParentType, ContextType>;
  total_quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CartAdditionalInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartAdditionalInfo'] = ResolversParentTypes['CartAdditionalInfo']> = {
  awc?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bill_to_this_address?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  business_purchase?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  dropship?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  gift_message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gst_certificate?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gst_number?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order_comment?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price_cache?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ship_to_this_address?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  show_coupon?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type CartAddressCountryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartAddressCountry'] = ResolversParentTypes['CartAddressCountry']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartAddressInterfaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartAddressInterface'] = ResolversParentTypes['CartAddressInterface']> = {
  __resolveType: TypeResolveFn<'BillingCartAddress' | 'ShippingCartAddress', ParentType, ContextType>;
};

export type CartAddressRegionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartAddressRegion'] = ResolversParentTypes['CartAddressRegion']> = {
  code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region_id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CartDropshipResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartDropship'] = ResolversParentTypes['CartDropship']> = {
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fee?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type CartFreeShippingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartFreeShipping'] = ResolversParentTypes['CartFreeShipping']> = {
  amount?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CartGiftwrapResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartGiftwrap'] = ResolversParentTypes['CartGiftwrap']> = {
  applied?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fee?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CartIdMeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartIdMe'] = ResolversParentTypes['CartIdMe']> = {
  client_id?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  group?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  verified?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type CartItemErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartItemError'] = ResolversParentTypes['CartItemError']> = {
  code?: Resolver<ResolversTypes['CartItemErrorType'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartItemExtraInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartItemExtraInfo'] = ResolversParentTypes['CartItemExtraInfo']> = {
  cache_price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  categories?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  design_revision?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  design_uid?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  edit_link?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  has_copies?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  original_image_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parts?: Resolver<Types.Maybe<Array<ResolversTypes['CartItemPart']>>, ParentType, ContextType>;
  preview_image?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  preview_words?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remarketing_product_id?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tool_options?: Resolver<Types.Maybe<Array<ResolversTypes['CartItemToolOption']>>, ParentType, ContextType>;
};

export type CartItemInterfaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartItemInterface'] = ResolversParentTypes['CartItemInterface']> = {
  __resolveType: TypeResolveFn<'BundleCartItem' | 'ConfigurableCartItem' | 'SimpleCartItem' | 'VirtualCartItem', ParentType, ContextType>;
};

export type CartItemPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartItemPart'] = ResolversParentTypes['CartItemPart']> = {
  bundle_option_value_uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  extra_info?: Resolver<ResolversTypes['CartItemExtraInfo'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problem?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CartItemPricesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartItemPrices'] = ResolversParentTypes['CartItemPrices']> = {
  discounts?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  price_including_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  regular_row_total_including_tax?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  row_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  row_total_including_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total_item_discount?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type CartItemSelectedOptionValuePriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartItemSelectedOptionValuePrice'] = ResolversParentTypes['CartItemSelectedOptionValuePrice']> = {
  type?: Resolver<ResolversTypes['PriceTypeEnum'], ParentType, ContextType>;
  units?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CartItemToolOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartItemToolOption'] = ResolversParentTypes['CartItemToolOption']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CartItemsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartItems'] = ResolversParentTypes['CartItems']> = {
  items?: Resolver<Array<Types.Maybe<ResolversTypes['CartItemInterface']>>, ParentType, ContextType>;
  page_info?: Resolver<Types.Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  total_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CartPricesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartPrices'] = ResolversParentTypes['CartPrices']> = {
  applied_taxes?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['CartTaxItem']>>>, ParentType, ContextType>;
  discounts?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  free_shipping?: Resolver<Types.Maybe<ResolversTypes['CartFreeShipping']>, ParentType, ContextType>;
  grand_total?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  subtotal_excluding_tax?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  subtotal_including_tax?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  subtotal_with_discount_excluding_tax?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  totals?: Resolver<Types.Maybe<Array<ResolversTypes['CartTotalSegment']>>, ParentType, ContextType>;
};

export type CartRewardPointsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartRewardPoints'] = ResolversParentTypes['CartRewardPoints']> = {
  balance?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  earning_rules?: Resolver<Types.Maybe<Array<ResolversTypes['RewardRule']>>, ParentType, ContextType>;
  spending?: Resolver<Types.Maybe<ResolversTypes['CartRewardSpending']>, ParentType, ContextType>;
};

export type CartRewardSpendingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartRewardSpending'] = ResolversParentTypes['CartRewardSpending']> = {
  max_use?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  points_spent?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  rules?: Resolver<Types.Maybe<Array<ResolversTypes['RewardRule']>>, ParentType, ContextType>;
};

export type CartTaxItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartTaxItem'] = ResolversParentTypes['CartTaxItem']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartTotalSegmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartTotalSegment'] = ResolversParentTypes['CartTotalSegment']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  area?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartUserInputErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartUserInputError'] = ResolversParentTypes['CartUserInputError']> = {
  code?: Resolver<ResolversTypes['CartUserInputErrorType'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CategoryInterfaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoryInterface'] = ResolversParentTypes['CategoryInterface']> = {
  __resolveType: TypeResolveFn<'CategoryTree', ParentType, ContextType>;
};

export type CategoryResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoryResult'] = ResolversParentTypes['CategoryResult']> = {
  items?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['CategoryTree']>>>, ParentType, ContextType>;
  page_info?: Resolver<Types.Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  total_count?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CategoryTreeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoryTree'] = ResolversParentTypes['CategoryTree']> = {
  breadcrumbs?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['Breadcrumb']>>>, ParentType, ContextType>;
  children?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['CategoryTree']>>>, ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  include_in_menu?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  is_anchor?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  level?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  meta_description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keywords?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_count?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  redirect_code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  relative_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Types.Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url_key?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_path?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_suffix?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangeOrderedSignOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeOrderedSignOutput'] = ResolversParentTypes['ChangeOrderedSignOutput']> = {
  result?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user_errors?: Resolver<Array<ResolversTypes['UserInputError']>, ParentType, ContextType>;
};

export type CheckMailchimpIdOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckMailchimpIdOutput'] = ResolversParentTypes['CheckMailchimpIdOutput']> = {
  valid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CheckoutUserInputErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckoutUserInputError'] = ResolversParentTypes['CheckoutUserInputError']> = {
  code?: Resolver<ResolversTypes['CheckoutUserInputErrorCodes'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Array<Types.Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type CmsBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CmsBlock'] = ResolversParentTypes['CmsBlock']> = {
  content?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  identifier?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  start_prices?: Resolver<Types.Maybe<Array<ResolversTypes['StartAtPriceItem']>>, ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CmsBlocksResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CmsBlocks'] = ResolversParentTypes['CmsBlocks']> = {
  items?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['CmsBlock']>>>, ParentType, ContextType>;
};

export type CmsPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CmsPage'] = ResolversParentTypes['CmsPage']> = {
  cartstack_enable?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  category_special_cache_offer?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category_special_offer?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category_specialoffer_82?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category_specialoffer_83?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category_specialoffer_84?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category_specialoffer_85?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category_specialoffer_86?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category_specialoffer_87?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category_specialoffer_88?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category_specialoffer_89?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category_specialoffer_bfcm_sale?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  content?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  content_heading?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  custom_canonical_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  identifier?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keywords?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_robots?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page_layout?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirect_code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  relative_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remarketing_category?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remarketing_product_id?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remarketing_product_price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  remarketing_product_type?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remarketing_size?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rich_snippet_image?: Resolver<Types.Maybe<ResolversTypes['RichSnippetImage']>, ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Types.Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  url_key?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ComplexTextValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComplexTextValue'] = ResolversParentTypes['ComplexTextValue']> = {
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConfigValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfigValue'] = ResolversParentTypes['ConfigValue']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ConfigurableAttributeOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfigurableAttributeOption'] = ResolversParentTypes['ConfigurableAttributeOption']> = {
  code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value_index?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ConfigurableCartItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfigurableCartItem'] = ResolversParentTypes['ConfigurableCartItem']> = {
  configurable_options?: Resolver<Array<ResolversTypes['SelectedConfigurableOption']>, ParentType, ContextType>;
  configured_variant?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  customizable_options?: Resolver<Array<Types.Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  errors?: Resolver<Types.Maybe<Array<ResolversTypes['CartItemError']>>, ParentType, ContextType>;
  extra_info?: Resolver<Types.Maybe<ResolversTypes['CartItemExtraInfo']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  item_id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  prices?: Resolver<Types.Maybe<ResolversTypes['CartItemPrices']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfigurableProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfigurableProduct'] = ResolversParentTypes['ConfigurableProduct']> = {
  about_artist?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  arrives_by?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  best_seller_place?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  canonical_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categories?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['CategoryInterface']>>>, ParentType, ContextType>;
  configurable_options?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['ConfigurableProductOptions']>>>, ParentType, ContextType>;
  custom_attributesV2?: Resolver<Types.Maybe<ResolversTypes['ProductCustomAttributes']>, ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  discount_percent?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  gift_message_available?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  image?: Resolver<Types.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  kind?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  material?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  media_gallery?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['MediaGalleryInterface']>>>, ParentType, ContextType>;
  media_gallery_entries?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['MediaGalleryEntry']>>>, ParentType, ContextType>;
  meta_description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keyword?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_from_date?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_to_date?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  occasion?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  only_x_left_in_stock?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  options?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['CustomizableOptionInterface']>>>, ParentType, ContextType>;
  options_container?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  personalisation?: Resolver<Types.Maybe<ResolversTypes['Personalisation']>, ParentType, ContextType>;
  price?: Resolver<Types.Maybe<ResolversTypes['ProductPrices']>, ParentType, ContextType>;
  price_range?: Resolver<ResolversTypes['PriceRange'], ParentType, ContextType>;
  price_rows?: Resolver<Array<ResolversTypes['PriceRow']>, ParentType, ContextType>;
  price_tiers?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['TierPrice']>>>, ParentType, ContextType>;
  product_links?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['ProductLinksInterface']>>>, ParentType, ContextType>;
  rating_summary?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  ready_within?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  recipient?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirect_code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  related_products?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  relative_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remarketing_product_id?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  review_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ProductReviews'], ParentType, ContextType, RequireFields<Types.ConfigurableProductReviewsArgs, 'currentPage' | 'pageSize'>>;
  room?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  schema_price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  short_description?: Resolver<Types.Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  sku?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  small_image?: Resolver<Types.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  special_to_date?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stock_status?: Resolver<Types.Maybe<ResolversTypes['ProductStockStatus']>, ParentType, ContextType>;
  technical_specifications?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thumbnail?: Resolver<Types.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Types.Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  upsell_products?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  url_key?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_path?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_rewrites?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['UrlRewrite']>>>, ParentType, ContextType>;
  variants?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['ConfigurableVariant']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfigurableProductOptionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfigurableProductOptions'] = ResolversParentTypes['ConfigurableProductOptions']> = {
  attribute_code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attribute_uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  use_default?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  values?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['ConfigurableProductOptionsValues']>>>, ParentType, ContextType>;
};

export type ConfigurableProductOptionsValuesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfigurableProductOptionsValues'] = ResolversParentTypes['ConfigurableProductOptionsValues']> = {
  label?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  swatch_data?: Resolver<Types.Maybe<ResolversTypes['SwatchDataInterface']>, ParentType, ContextType>;
  uid?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ConfigurableVariantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfigurableVariant'] = ResolversParentTypes['ConfigurableVariant']> = {
  attributes?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['ConfigurableAttributeOption']>>>, ParentType, ContextType>;
  product?: Resolver<Types.Maybe<ResolversTypes['SimpleProduct']>, ParentType, ContextType>;
};

export type ConfigurableWishlistItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfigurableWishlistItem'] = ResolversParentTypes['ConfigurableWishlistItem']> = {
  added_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  configured_variant?: Resolver<Types.Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  design?: Resolver<Types.Maybe<ResolversTypes['SavedDesign']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<Types.Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConnectedSocialLoginResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConnectedSocialLogin'] = ResolversParentTypes['ConnectedSocialLogin']> = {
  created_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ContactUsOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactUsOutput'] = ResolversParentTypes['ContactUsOutput']> = {
  status?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CountryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  available_regions?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['Region']>>>, ParentType, ContextType>;
  full_name_english?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  full_name_locale?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  three_letter_abbreviation?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  two_letter_abbreviation?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CpNewsletterOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CpNewsletterOutput'] = ResolversParentTypes['CpNewsletterOutput']> = {
  error?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CreateGuestCartOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateGuestCartOutput'] = ResolversParentTypes['CreateGuestCartOutput']> = {
  cart?: Resolver<Types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
};

export type CreateProductReviewOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateProductReviewOutput'] = ResolversParentTypes['CreateProductReviewOutput']> = {
  review?: Resolver<ResolversTypes['ProductReview'], ParentType, ContextType>;
};

export type CurrencyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Currency'] = ResolversParentTypes['Currency']> = {
  available_currency_codes?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  base_currency_code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  base_currency_symbol?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_display_currecy_code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_display_currecy_symbol?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_display_currency_code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_display_currency_symbol?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  exchange_rates?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['ExchangeRate']>>>, ParentType, ContextType>;
};

export type CustomerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  addresses?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['CustomerAddress']>>>, ParentType, ContextType>;
  confirmation_status?: Resolver<ResolversTypes['ConfirmationStatusEnum'], ParentType, ContextType>;
  consent_changed_at?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created_at?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  custom_attributes?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['AttributeValueInterface']>>>, ParentType, ContextType, Partial<Types.CustomerCustom_AttributesArgs>>;
  customer_id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  customer_token?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date_of_birth?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_billing?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_shipping?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstname?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gender?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  group_name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gst_certificate?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gst_number?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  has_password?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  is_subscribed?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_subscribed_champ_membership?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  lastname?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  loyalty_level?: Resolver<Types.Maybe<ResolversTypes['LoyaltyLevel']>, ParentType, ContextType>;
  middlename?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order_tickets?: Resolver<Types.Maybe<ResolversTypes['OrderTickets']>, ParentType, ContextType, RequireFields<Types.CustomerOrder_TicketsArgs, 'currentPage' | 'pageSize'>>;
  orders?: Resolver<Types.Maybe<ResolversTypes['CustomerOrders']>, ParentType, ContextType, RequireFields<Types.CustomerOrdersArgs, 'currentPage' | 'pageSize'>>;
  passkeys?: Resolver<Types.Maybe<Array<ResolversTypes['Passkey']>>, ParentType, ContextType>;
  phone_no?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prefix?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  referral?: Resolver<Types.Maybe<ResolversTypes['CustomerReferral']>, ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ProductReviews'], ParentType, ContextType, RequireFields<Types.CustomerReviewsArgs, 'currentPage' | 'pageSize'>>;
  rewardInformation?: Resolver<Types.Maybe<ResolversTypes['RewardInformation']>, ParentType, ContextType>;
  reward_points?: Resolver<Types.Maybe<ResolversTypes['RewardPoints']>, ParentType, ContextType>;
  saved_designs?: Resolver<Types.Maybe<ResolversTypes['SavedDesigns']>, ParentType, ContextType, RequireFields<Types.CustomerSaved_DesignsArgs, 'currentPage' | 'pageSize'>>;
  sessions?: Resolver<Types.Maybe<Array<ResolversTypes['CustomerSession']>>, ParentType, ContextType>;
  social_logins?: Resolver<Types.Maybe<Array<ResolversTypes['ConnectedSocialLogin']>>, ParentType, ContextType>;
  store_credit?: Resolver<Types.Maybe<ResolversTypes['CustomerStoreCredit']>, ParentType, ContextType>;
  subscribed_for_auto_champ_membership?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  suffix?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxvat?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  wishlist?: Resolver<ResolversTypes['Wishlist'], ParentType, ContextType>;
  wishlist_v2?: Resolver<Types.Maybe<ResolversTypes['Wishlist']>, ParentType, ContextType, RequireFields<Types.CustomerWishlist_V2Args, 'id'>>;
  wishlists?: Resolver<Array<ResolversTypes['Wishlist']>, ParentType, ContextType, RequireFields<Types.CustomerWishlistsArgs, 'currentPage' | 'pageSize'>>;
};

export type CustomerAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerAddress'] = ResolversParentTypes['CustomerAddress']> = {
  city?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  company?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country_code?: Resolver<Types.Maybe<ResolversTypes['CountryCodeEnum']>, ParentType, ContextType>;
  custom_attributesV2?: Resolver<Array<Types.Maybe<ResolversTypes['AttributeValueInterface']>>, ParentType, ContextType, Partial<Types.CustomerAddressCustom_AttributesV2Args>>;
  default_billing?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  default_shipping?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  extension_attributes?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['CustomerAddressAttribute']>>>, ParentType, ContextType>;
  fax?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstname?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastname?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  middlename?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postcode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prefix?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<Types.Maybe<ResolversTypes['CustomerAddressRegion']>, ParentType, ContextType>;
  street?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  suffix?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  telephone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vat_id?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomerAddressAttributeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerAddressAttribute'] = ResolversParentTypes['CustomerAddressAttribute']> = {
  attribute_code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomerAddressRegionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerAddressRegion'] = ResolversParentTypes['CustomerAddressRegion']> = {
  region?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region_code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region_id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CustomerOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerOrder'] = ResolversParentTypes['CustomerOrder']> = {
  applied_coupons?: Resolver<Array<ResolversTypes['AppliedCoupon']>, ParentType, ContextType>;
  arrives_by?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  billing_address?: Resolver<Types.Maybe<ResolversTypes['OrderAddress']>, ParentType, ContextType>;
  can_cancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  carrier?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  comments?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['SalesCommentItem']>>>, ParentType, ContextType>;
  email?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoices?: Resolver<Array<Types.Maybe<ResolversTypes['Invoice']>>, ParentType, ContextType>;
  is_dropship?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['OrderItemInterface']>>>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order_date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payment_methods?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['OrderPaymentMethod']>>>, ParentType, ContextType>;
  payment_options?: Resolver<Types.Maybe<Array<ResolversTypes['OrderPaymentOption']>>, ParentType, ContextType>;
  payment_until?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipments?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['OrderShipment']>>>, ParentType, ContextType>;
  shipping_address?: Resolver<Types.Maybe<ResolversTypes['OrderAddress']>, ParentType, ContextType>;
  shipping_method?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<Types.Maybe<ResolversTypes['OrderTotal']>, ParentType, ContextType>;
};

export type CustomerOrdersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerOrders'] = ResolversParentTypes['CustomerOrders']> = {
  items?: Resolver<Array<Types.Maybe<ResolversTypes['CustomerOrder']>>, ParentType, ContextType>;
  page_info?: Resolver<Types.Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  total_count?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CustomerOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerOutput'] = ResolversParentTypes['CustomerOutput']> = {
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
};

export type CustomerReferralResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerReferral'] = ResolversParentTypes['CustomerReferral']> = {
  earned?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  friends?: Resolver<Types.Maybe<Array<ResolversTypes['ReferredFriend']>>, ParentType, ContextType>;
  invited_count?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  referral_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  referral_link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reward?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type CustomerSessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerSession'] = ResolversParentTypes['CustomerSession']> = {
  created_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  device?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  last_seen_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  way?: Resolver<Types.Maybe<ResolversTypes['CustomerSessionWay']>, ParentType, ContextType>;
};

export type CustomerStoreCreditResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerStoreCredit'] = ResolversParentTypes['CustomerStoreCredit']> = {
  balance_history?: Resolver<Types.Maybe<ResolversTypes['CustomerStoreCreditHistory']>, ParentType, ContextType, RequireFields<Types.CustomerStoreCreditBalance_HistoryArgs, 'currentPage' | 'pageSize'>>;
  current_balance?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  enabled?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type CustomerStoreCreditHistoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerStoreCreditHistory'] = ResolversParentTypes['CustomerStoreCreditHistory']> = {
  items?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['CustomerStoreCreditHistoryItem']>>>, ParentType, ContextType>;
  page_info?: Resolver<Types.Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  total_count?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CustomerStoreCreditHistoryItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerStoreCreditHistoryItem'] = ResolversParentTypes['CustomerStoreCreditHistoryItem']> = {
  action?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  actual_balance?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  balance_change?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  date_time_changed?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomerTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerToken'] = ResolversParentTypes['CustomerToken']> = {
  token?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomizableAreaOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomizableAreaOption'] = ResolversParentTypes['CustomizableAreaOption']> = {
  required?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sort_order?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<Types.Maybe<ResolversTypes['CustomizableAreaValue']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomizableAreaValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomizableAreaValue'] = ResolversParentTypes['CustomizableAreaValue']> = {
  max_characters?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price_type?: Resolver<Types.Maybe<ResolversTypes['PriceTypeEnum']>, ParentType, ContextType>;
  sku?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CustomizableCheckboxOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomizableCheckboxOption'] = ResolversParentTypes['CustomizableCheckboxOption']> = {
  required?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sort_order?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['CustomizableCheckboxValue']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomizableCheckboxValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomizableCheckboxValue'] = ResolversParentTypes['CustomizableCheckboxValue']> = {
  price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price_type?: Resolver<Types.Maybe<ResolversTypes['PriceTypeEnum']>, ParentType, ContextType>;
  sku?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sort_order?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CustomizableDateOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomizableDateOption'] = ResolversParentTypes['CustomizableDateOption']> = {
  required?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sort_order?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<Types.Maybe<ResolversTypes['CustomizableDateValue']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomizableDateValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomizableDateValue'] = ResolversParentTypes['CustomizableDateValue']> = {
  price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price_type?: Resolver<Types.Maybe<ResolversTypes['PriceTypeEnum']>, ParentType, ContextType>;
  sku?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Types.Maybe<ResolversTypes['CustomizableDateTypeEnum']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CustomizableDropDownOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomizableDropDownOption'] = ResolversParentTypes['CustomizableDropDownOption']> = {
  required?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sort_order?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['CustomizableDropDownValue']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomizableDropDownValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomizableDropDownValue'] = ResolversParentTypes['CustomizableDropDownValue']> = {
  price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price_type?: Resolver<Types.Maybe<ResolversTypes['PriceTypeEnum']>, ParentType, ContextType>;
  sku?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sort_order?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CustomizableFieldOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomizableFieldOption'] = ResolversParentTypes['CustomizableFieldOption']> = {
  required?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sort_order?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<Types.Maybe<ResolversTypes['CustomizableFieldValue']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomizableFieldValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomizableFieldValue'] = ResolversParentTypes['CustomizableFieldValue']> = {
  max_characters?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price_type?: Resolver<Types.Maybe<ResolversTypes['PriceTypeEnum']>, ParentType, ContextType>;
  sku?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CustomizableFileOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomizableFileOption'] = ResolversParentTypes['CustomizableFileOption']> = {
  required?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sort_order?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<Types.Maybe<ResolversTypes['CustomizableFileValue']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomizableFileValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomizableFileValue'] = ResolversParentTypes['CustomizableFileValue']> = {
  file_extension?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image_size_x?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  image_size_y?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price_type?: Resolver<Types.Maybe<ResolversTypes['PriceTypeEnum']>, ParentType, ContextType>;
  sku?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CustomizableMultipleOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomizableMultipleOption'] = ResolversParentTypes['CustomizableMultipleOption']> = {
  required?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sort_order?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['CustomizableMultipleValue']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomizableMultipleValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomizableMultipleValue'] = ResolversParentTypes['CustomizableMultipleValue']> = {
  price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price_type?: Resolver<Types.Maybe<ResolversTypes['PriceTypeEnum']>, ParentType, ContextType>;
  sku?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sort_order?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CustomizableOptionInterfaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomizableOptionInterface'] = ResolversParentTypes['CustomizableOptionInterface']> = {
  __resolveType: TypeResolveFn<'CustomizableAreaOption' | 'CustomizableCheckboxOption' | 'CustomizableDateOption' | 'CustomizableDropDownOption' | 'CustomizableFieldOption' | 'CustomizableFileOption' | 'CustomizableMultipleOption' | 'CustomizableRadioOption', ParentType, ContextType>;
};

export type CustomizableProductInterfaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomizableProductInterface'] = ResolversParentTypes['CustomizableProductInterface']> = {
  __resolveType: TypeResolveFn<'BundleProduct' | 'ConfigurableProduct' | 'DownloadableProduct' | 'SimpleProduct' | 'VirtualProduct', ParentType, ContextType>;
};

export type CustomizableRadioOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomizableRadioOption'] = ResolversParentTypes['CustomizableRadioOption']> = {
  required?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sort_order?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['CustomizableRadioValue']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomizableRadioValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomizableRadioValue'] = ResolversParentTypes['CustomizableRadioValue']> = {
  picture?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price_type?: Resolver<Types.Maybe<ResolversTypes['PriceTypeEnum']>, ParentType, ContextType>;
  sort_order?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  swatch?: Resolver<Types.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeleteMyPhotosOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteMyPhotosOutput'] = ResolversParentTypes['DeleteMyPhotosOutput']> = {
  deleted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kept?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeleteSavedDesignOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteSavedDesignOutput'] = ResolversParentTypes['DeleteSavedDesignOutput']> = {
  result?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user_errors?: Resolver<Array<ResolversTypes['UserInputError']>, ParentType, ContextType>;
};

export type DesignLinkOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DesignLinkOutput'] = ResolversParentTypes['DesignLinkOutput']> = {
  expires_at?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  token?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user_errors?: Resolver<Array<ResolversTypes['UserInputError']>, ParentType, ContextType>;
};

export type DesignPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DesignPage'] = ResolversParentTypes['DesignPage']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DiscountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Discount'] = ResolversParentTypes['Discount']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DownloadableProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DownloadableProduct'] = ResolversParentTypes['DownloadableProduct']> = {
  about_artist?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  arrives_by?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  best_seller_place?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  canonical_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categories?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['CategoryInterface']>>>, ParentType, ContextType>;
  custom_attributesV2?: Resolver<Types.Maybe<ResolversTypes['ProductCustomAttributes']>, ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  discount_percent?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  downloadable_product_links?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['DownloadableProductLinks']>>>, ParentType, ContextType>;
  downloadable_product_samples?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['DownloadableProductSamples']>>>, ParentType, ContextType>;
  gift_message_available?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  image?: Resolver<Types.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  kind?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  material?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  media_gallery?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['MediaGalleryInterface']>>>, ParentType, ContextType>;
  media_gallery_entries?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['MediaGalleryEntry']>>>, ParentType, ContextType>;
  meta_description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keyword?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_from_date?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_to_date?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  occasion?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  only_x_left_in_stock?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  options?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['CustomizableOptionInterface']>>>, ParentType, ContextType>;
  options_container?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  personalisation?: Resolver<Types.Maybe<ResolversTypes['Personalisation']>, ParentType, ContextType>;
  price?: Resolver<Types.Maybe<ResolversTypes['ProductPrices']>, ParentType, ContextType>;
  price_range?: Resolver<ResolversTypes['PriceRange'], ParentType, ContextType>;
  price_rows?: Resolver<Array<ResolversTypes['PriceRow']>, ParentType, ContextType>;
  price_tiers?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['TierPrice']>>>, ParentType, ContextType>;
  product_links?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['ProductLinksInterface']>>>, ParentType, ContextType>;
  rating_summary?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  ready_within?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  recipient?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirect_code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  related_products?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  relative_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remarketing_product_id?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  review_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ProductReviews'], ParentType, ContextType, RequireFields<Types.DownloadableProductReviewsArgs, 'currentPage' | 'pageSize'>>;
  room?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  schema_price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  short_description?: Resolver<Types.Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  sku?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  small_image?: Resolver<Types.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  special_to_date?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stock_status?: Resolver<Types.Maybe<ResolversTypes['ProductStockStatus']>, ParentType, ContextType>;
  technical_specifications?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thumbnail?: Resolver<Types.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Types.Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  upsell_products?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  url_key?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_path?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_rewrites?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['UrlRewrite']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DownloadableProductLinksResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DownloadableProductLinks'] = ResolversParentTypes['DownloadableProductLinks']> = {
  id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DownloadableProductSamplesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DownloadableProductSamples'] = ResolversParentTypes['DownloadableProductSamples']> = {
  sample_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EnquiryOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnquiryOutput'] = ResolversParentTypes['EnquiryOutput']> = {
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EntityUrlResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EntityUrl'] = ResolversParentTypes['EntityUrl']> = {
  canonical_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entity_uid?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  redirectCode?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  relative_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Types.Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
};

export type ExchangeRateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExchangeRate'] = ResolversParentTypes['ExchangeRate']> = {
  currency_to?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rate?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type GiftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Gift'] = ResolversParentTypes['Gift']> = {
  is_express?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  order_by?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
};

export type GiftAnswersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GiftAnswers'] = ResolversParentTypes['GiftAnswers']> = {
  budget?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  by?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  occasion?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipient?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GiftCardAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GiftCardAccount'] = ResolversParentTypes['GiftCardAccount']> = {
  balance?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiration_date?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GiftFinderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GiftFinder'] = ResolversParentTypes['GiftFinder']> = {
  answers?: Resolver<ResolversTypes['GiftAnswers'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Gift']>, ParentType, ContextType>;
  late_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  looser?: Resolver<Array<ResolversTypes['LooserGiftAnswer']>, ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['GiftQuestion']>, ParentType, ContextType>;
  skus?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GiftOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GiftOption'] = ResolversParentTypes['GiftOption']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GiftQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GiftQuestion'] = ResolversParentTypes['GiftQuestion']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['GiftOption']>, ParentType, ContextType>;
};

export type GroupedProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupedProduct'] = ResolversParentTypes['GroupedProduct']> = {
  about_artist?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  arrives_by?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  best_seller_place?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  canonical_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categories?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['CategoryInterface']>>>, ParentType, ContextType>;
  custom_attributesV2?: Resolver<Types.Maybe<ResolversTypes['ProductCustomAttributes']>, ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  discount_percent?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  gift_message_available?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  image?: Resolver<Types.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  items?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['GroupedProductItem']>>>, ParentType, ContextType>;
  kind?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  material?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  media_gallery?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['MediaGalleryInterface']>>>, ParentType, ContextType>;
  media_gallery_entries?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['MediaGalleryEntry']>>>, ParentType, ContextType>;
  meta_description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keyword?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_from_date?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_to_date?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  occasion?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  only_x_left_in_stock?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  options_container?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  personalisation?: Resolver<Types.Maybe<ResolversTypes['Personalisation']>, ParentType, ContextType>;
  price?: Resolver<Types.Maybe<ResolversTypes['ProductPrices']>, ParentType, ContextType>;
  price_range?: Resolver<ResolversTypes['PriceRange'], ParentType, ContextType>;
  price_rows?: Resolver<Array<ResolversTypes['PriceRow']>, ParentType, ContextType>;
  price_tiers?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['TierPrice']>>>, ParentType, ContextType>;
  product_links?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['ProductLinksInterface']>>>, ParentType, ContextType>;
  rating_summary?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  ready_within?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  recipient?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirect_code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  related_products?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  relative_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remarketing_product_id?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  review_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ProductReviews'], ParentType, ContextType, RequireFields<Types.GroupedProductReviewsArgs, 'currentPage' | 'pageSize'>>;
  room?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  schema_price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  short_description?: Resolver<Types.Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  sku?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  small_image?: Resolver<Types.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  special_to_date?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stock_status?: Resolver<Types.Maybe<ResolversTypes['ProductStockStatus']>, ParentType, ContextType>;
  technical_specifications?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thumbnail?: Resolver<Types.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Types.Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  upsell_products?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  url_key?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_path?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_rewrites?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['UrlRewrite']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GroupedProductItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupedProductItem'] = ResolversParentTypes['GroupedProductItem']> = {
  position?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product?: Resolver<Types.Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  qty?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type HeaderOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeaderOffer'] = ResolversParentTypes['HeaderOffer']> = {
  offer_description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  offer_end_date?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  offer_start_date?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  offer_text?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  offer_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sale_title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  show_timer?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  store_notice?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HeaderOfferOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeaderOfferOutput'] = ResolversParentTypes['HeaderOfferOutput']> = {
  items?: Resolver<Array<ResolversTypes['HeaderOffer']>, ParentType, ContextType>;
};

export type HttpQueryParameterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HttpQueryParameter'] = ResolversParentTypes['HttpQueryParameter']> = {
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InvoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Invoice'] = ResolversParentTypes['Invoice']> = {
  comments?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['SalesCommentItem']>>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['InvoiceItemInterface']>>>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<Types.Maybe<ResolversTypes['InvoiceTotal']>, ParentType, ContextType>;
};

export type InvoiceItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceItem'] = ResolversParentTypes['InvoiceItem']> = {
  discounts?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product_name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sale_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity_invoiced?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvoiceItemInterfaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceItemInterface'] = ResolversParentTypes['InvoiceItemInterface']> = {
  __resolveType: TypeResolveFn<'InvoiceItem', ParentType, ContextType>;
};

export type InvoiceTotalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceTotal'] = ResolversParentTypes['InvoiceTotal']> = {
  base_grand_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discounts?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  grand_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shipping_handling?: Resolver<Types.Maybe<ResolversTypes['ShippingHandling']>, ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  taxes?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['TaxItem']>>>, ParentType, ContextType>;
  total_shipping?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type IsEmailAvailableOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IsEmailAvailableOutput'] = ResolversParentTypes['IsEmailAvailableOutput']> = {
  is_email_available?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type JoinLoyaltyLevelOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JoinLoyaltyLevelOutput'] = ResolversParentTypes['JoinLoyaltyLevelOutput']> = {
  loyalty_level?: Resolver<Types.Maybe<ResolversTypes['LoyaltyLevel']>, ParentType, ContextType>;
  user_errors?: Resolver<Array<ResolversTypes['UserInputError']>, ParentType, ContextType>;
};

export type KeyValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeyValue'] = ResolversParentTypes['KeyValue']> = {
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LoginByEmailOtpDataOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoginByEmailOtpDataOutput'] = ResolversParentTypes['LoginByEmailOtpDataOutput']> = {
  email?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  haserror?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  store_id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LoginUniversalpasswordOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoginUniversalpasswordOutput'] = ResolversParentTypes['LoginUniversalpasswordOutput']> = {
  cachePrice?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  token?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LooserGiftAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LooserGiftAnswer'] = ResolversParentTypes['LooserGiftAnswer']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LoyaltyLevelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoyaltyLevel'] = ResolversParentTypes['LoyaltyLevel']> = {
  benefits?: Resolver<Types.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  joined?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  level_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  points_to_next?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type MediaGalleryEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MediaGalleryEntry'] = ResolversParentTypes['MediaGalleryEntry']> = {
  disabled?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  file?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MediaGalleryInterfaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MediaGalleryInterface'] = ResolversParentTypes['MediaGalleryInterface']> = {
  __resolveType: TypeResolveFn<'ProductImage', ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  currency?: Resolver<Types.Maybe<ResolversTypes['CurrencyEnum']>, ParentType, ContextType>;
  value?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addBundleProductsToCart?: Resolver<Types.Maybe<ResolversTypes['AddBundleProductsToCartOutput']>, ParentType, ContextType, Partial<Types.MutationAddBundleProductsToCartArgs>>;
  addOrderTicketMessage?: Resolver<Types.Maybe<ResolversTypes['OrderTicketOutput']>, ParentType, ContextType, RequireFields<Types.MutationAddOrderTicketMessageArgs, 'input'>>;
  addPasskey?: Resolver<ResolversTypes['Passkey'], ParentType, ContextType, RequireFields<Types.MutationAddPasskeyArgs, 'response'>>;
  addProductsToCart?: Resolver<Types.Maybe<ResolversTypes['AddProductsToCartOutput']>, ParentType, ContextType, RequireFields<Types.MutationAddProductsToCartArgs, 'cartId' | 'cartItems'>>;
  addProductsToWishlist?: Resolver<Types.Maybe<ResolversTypes['AddProductsToWishlistOutput']>, ParentType, ContextType, RequireFields<Types.MutationAddProductsToWishlistArgs, 'wishlistId' | 'wishlistItems'>>;
  addSharedCart?: Resolver<Types.Maybe<ResolversTypes['AddProductsToCartOutput']>, ParentType, ContextType, RequireFields<Types.MutationAddSharedCartArgs, 'cart_id' | 'token'>>;
  applyCouponToCart?: Resolver<Types.Maybe<ResolversTypes['ApplyCouponToCartOutput']>, ParentType, ContextType, Partial<Types.MutationApplyCouponToCartArgs>>;
  applyGiftCardToCart?: Resolver<Types.Maybe<ResolversTypes['ApplyGiftCardToCartOutput']>, ParentType, ContextType, Partial<Types.MutationApplyGiftCardToCartArgs>>;
  applyRewardPointsToCart?: Resolver<Types.Maybe<ResolversTypes['ApplyRewardPointsToCartOutput']>, ParentType, ContextType, RequireFields<Types.MutationApplyRewardPointsToCartArgs, 'cartId'>>;
  applyStoreCreditToCart?: Resolver<Types.Maybe<ResolversTypes['ApplyStoreCreditToCartOutput']>, ParentType, ContextType, RequireFields<Types.MutationApplyStoreCreditToCartArgs, 'input'>>;
  askProductQuestion?: Resolver<Types.Maybe<ResolversTypes['StatusMessageOutput']>, ParentType, ContextType, RequireFields<Types.MutationAskProductQuestionArgs, 'input'>>;
  assignCustomerToGuestCart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<Types.MutationAssignCustomerToGuestCartArgs, 'cart_id'>>;
  cancelOrder?: Resolver<Types.Maybe<ResolversTypes['CancelOrderOutput']>, ParentType, ContextType, RequireFields<Types.MutationCancelOrderArgs, 'input'>>;
  changeCustomerPassword?: Resolver<Types.Maybe<ResolversTypes['Customer']>, ParentType, ContextType, RequireFields<Types.MutationChangeCustomerPasswordArgs, 'currentPassword' | 'newPassword'>>;
  changeOrderedSign?: Resolver<Types.Maybe<ResolversTypes['ChangeOrderedSignOutput']>, ParentType, ContextType, RequireFields<Types.MutationChangeOrderedSignArgs, 'input'>>;
  confirmEmail?: Resolver<Types.Maybe<ResolversTypes['CustomerOutput']>, ParentType, ContextType, RequireFields<Types.MutationConfirmEmailArgs, 'input'>>;
  confirmEmailChange?: Resolver<Types.Maybe<ResolversTypes['StatusMessageOutput']>, ParentType, ContextType, RequireFields<Types.MutationConfirmEmailChangeArgs, 'token'>>;
  connectSocialAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationConnectSocialAccountArgs, 'state'>>;
  contactUs?: Resolver<Types.Maybe<ResolversTypes['ContactUsOutput']>, ParentType, ContextType, RequireFields<Types.MutationContactUsArgs, 'input'>>;
  copyOrderedDesign?: Resolver<Types.Maybe<ResolversTypes['SaveDesignOutput']>, ParentType, ContextType, RequireFields<Types.MutationCopyOrderedDesignArgs, 'item_id' | 'token'>>;
  cpnewsletter?: Resolver<Types.Maybe<ResolversTypes['CpNewsletterOutput']>, ParentType, ContextType, RequireFields<Types.MutationCpnewsletterArgs, 'input'>>;
  createCustomer?: Resolver<Types.Maybe<ResolversTypes['CustomerOutput']>, ParentType, ContextType, RequireFields<Types.MutationCreateCustomerArgs, 'input'>>;
  createCustomerAddress?: Resolver<Types.Maybe<ResolversTypes['CustomerAddress']>, ParentType, ContextType, RequireFields<Types.MutationCreateCustomerAddressArgs, 'input'>>;
  createCustomerBySocialLogin?: Resolver<Types.Maybe<ResolversTypes['CustomerOutput']>, ParentType, ContextType, RequireFields<Types.MutationCreateCustomerBySocialLoginArgs, 'input'>>;
  createCustomerPassword?: Resolver<Types.Maybe<ResolversTypes['Customer']>, ParentType, ContextType, RequireFields<Types.MutationCreateCustomerPasswordArgs, 'newPassword'>>;
  createCustomerV2?: Resolver<Types.Maybe<ResolversTypes['CustomerOutput']>, ParentType, ContextType, RequireFields<Types.MutationCreateCustomerV2Args, 'input'>>;
  createEmptyCart?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<Types.MutationCreateEmptyCartArgs>>;
  createGuestCart?: Resolver<Types.Maybe<ResolversTypes['CreateGuestCartOutput']>, ParentType, ContextType, Partial<Types.MutationCreateGuestCartArgs>>;
  createOrderTicket?: Resolver<Types.Maybe<ResolversTypes['OrderTicketOutput']>, ParentType, ContextType, RequireFields<Types.MutationCreateOrderTicketArgs, 'input'>>;
  createProductReview?: Resolver<ResolversTypes['CreateProductReviewOutput'], ParentType, ContextType, RequireFields<Types.MutationCreateProductReviewArgs, 'input'>>;
  deleteCustomer?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, Partial<Types.MutationDeleteCustomerArgs>>;
  deleteCustomerAddress?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<Types.MutationDeleteCustomerAddressArgs, 'id'>>;
  deleteMyPhotos?: Resolver<Types.Maybe<ResolversTypes['DeleteMyPhotosOutput']>, ParentType, ContextType>;
  deletePasskey?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationDeletePasskeyArgs, 'uid'>>;
  deleteSavedDesign?: Resolver<Types.Maybe<ResolversTypes['DeleteSavedDesignOutput']>, ParentType, ContextType, RequireFields<Types.MutationDeleteSavedDesignArgs, 'design_uid'>>;
  disconnectSocialAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationDisconnectSocialAccountArgs, 'uid'>>;
  duplicateSavedDesign?: Resolver<Types.Maybe<ResolversTypes['SaveDesignOutput']>, ParentType, ContextType, RequireFields<Types.MutationDuplicateSavedDesignArgs, 'design_uid'>>;
  estimateShippingMethods?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['AvailableShippingMethod']>>>, ParentType, ContextType, RequireFields<Types.MutationEstimateShippingMethodsArgs, 'input'>>;
  generateCustomerToken?: Resolver<Types.Maybe<ResolversTypes['CustomerToken']>, ParentType, ContextType, RequireFields<Types.MutationGenerateCustomerTokenArgs, 'email' | 'password'>>;
  joinLoyaltyLevel?: Resolver<Types.Maybe<ResolversTypes['JoinLoyaltyLevelOutput']>, ParentType, ContextType>;
  logInByPasskey?: Resolver<ResolversTypes['CustomerOutput'], ParentType, ContextType, RequireFields<Types.MutationLogInByPasskeyArgs, 'response'>>;
  loginByEmailOtpData?: Resolver<Types.Maybe<ResolversTypes['LoginByEmailOtpDataOutput']>, ParentType, ContextType, RequireFields<Types.MutationLoginByEmailOtpDataArgs, 'email'>>;
  loginUniversalpassword?: Resolver<Types.Maybe<ResolversTypes['LoginUniversalpasswordOutput']>, ParentType, ContextType, RequireFields<Types.MutationLoginUniversalpasswordArgs, 'logintype' | 'password' | 'username'>>;
  mailDesignLink?: Resolver<Types.Maybe<ResolversTypes['DesignLinkOutput']>, ParentType, ContextType, RequireFields<Types.MutationMailDesignLinkArgs, 'design_uid' | 'email'>>;
  mergeCarts?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<Types.MutationMergeCartsArgs, 'source_cart_id'>>;
  openDesignLink?: Resolver<Types.Maybe<ResolversTypes['SaveDesignOutput']>, ParentType, ContextType, RequireFields<Types.MutationOpenDesignLinkArgs, 'token'>>;
  payOrder?: Resolver<Types.Maybe<ResolversTypes['PayOrderOutput']>, ParentType, ContextType, RequireFields<Types.MutationPayOrderArgs, 'order_token'>>;
  placeOrder?: Resolver<Types.Maybe<ResolversTypes['PlaceOrderOutput']>, ParentType, ContextType, Partial<Types.MutationPlaceOrderArgs>>;
  redeemGiftCardBalanceAsStoreCredit?: Resolver<Types.Maybe<ResolversTypes['GiftCardAccount']>, ParentType, ContextType, RequireFields<Types.MutationRedeemGiftCardBalanceAsStoreCreditArgs, 'input'>>;
  referAFriend?: Resolver<Types.Maybe<ResolversTypes['ReferAFriendOutput']>, ParentType, ContextType, RequireFields<Types.MutationReferAFriendArgs, 'input'>>;
  removeCouponFromCart?: Resolver<Types.Maybe<ResolversTypes['RemoveCouponFromCartOutput']>, ParentType, ContextType, Partial<Types.MutationRemoveCouponFromCartArgs>>;
  removeGiftCardFromCart?: Resolver<Types.Maybe<ResolversTypes['RemoveGiftCardFromCartOutput']>, ParentType, ContextType, Partial<Types.MutationRemoveGiftCardFromCartArgs>>;
  removeItemFromCart?: Resolver<Types.Maybe<ResolversTypes['RemoveItemFromCartOutput']>, ParentType, ContextType, Partial<Types.MutationRemoveItemFromCartArgs>>;
  removeProductsFromWishlist?: Resolver<Types.Maybe<ResolversTypes['RemoveProductsFromWishlistOutput']>, ParentType, ContextType, RequireFields<Types.MutationRemoveProductsFromWishlistArgs, 'wishlistId' | 'wishlistItemsIds'>>;
  removeRewardPointsFromCart?: Resolver<Types.Maybe<ResolversTypes['RemoveRewardPointsFromCartOutput']>, ParentType, ContextType, RequireFields<Types.MutationRemoveRewardPointsFromCartArgs, 'cartId'>>;
  removeStoreCreditFromCart?: Resolver<Types.Maybe<ResolversTypes['RemoveStoreCreditFromCartOutput']>, ParentType, ContextType, RequireFields<Types.MutationRemoveStoreCreditFromCartArgs, 'input'>>;
  renamePasskey?: Resolver<ResolversTypes['Passkey'], ParentType, ContextType, RequireFields<Types.MutationRenamePasskeyArgs, 'name' | 'uid'>>;
  renameSavedDesign?: Resolver<Types.Maybe<ResolversTypes['SaveDesignOutput']>, ParentType, ContextType, RequireFields<Types.MutationRenameSavedDesignArgs, 'design_uid' | 'name'>>;
  reorderItems?: Resolver<Types.Maybe<ResolversTypes['ReorderItemsOutput']>, ParentType, ContextType, RequireFields<Types.MutationReorderItemsArgs, 'orderNumber'>>;
  requestPasswordResetEmail?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<Types.MutationRequestPasswordResetEmailArgs, 'email'>>;
  resetPassword?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<Types.MutationResetPasswordArgs, 'newPassword' | 'resetPasswordToken'>>;
  restoreCart?: Resolver<Types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType, RequireFields<Types.MutationRestoreCartArgs, 'order_token'>>;
  restoreSavedDesign?: Resolver<Types.Maybe<ResolversTypes['SaveDesignOutput']>, ParentType, ContextType, RequireFields<Types.MutationRestoreSavedDesignArgs, 'design_uid'>>;
  revokeCustomerSession?: Resolver<Types.Maybe<ResolversTypes['RevokeCustomerTokenOutput']>, ParentType, ContextType, RequireFields<Types.MutationRevokeCustomerSessionArgs, 'session_uid'>>;
  revokeCustomerToken?: Resolver<Types.Maybe<ResolversTypes['RevokeCustomerTokenOutput']>, ParentType, ContextType>;
  revokeOtherCustomerSessions?: Resolver<Types.Maybe<ResolversTypes['RevokeCustomerTokenOutput']>, ParentType, ContextType>;
  saveDesign?: Resolver<Types.Maybe<ResolversTypes['SaveDesignOutput']>, ParentType, ContextType, RequireFields<Types.MutationSaveDesignArgs, 'input'>>;
  sendOrderForm?: Resolver<Types.Maybe<ResolversTypes['EnquiryOutput']>, ParentType, ContextType, RequireFields<Types.MutationSendOrderFormArgs, 'input'>>;
  setAdditionalInfoOnCart?: Resolver<Types.Maybe<ResolversTypes['SetAdditionalInfoOnCartOutput']>, ParentType, ContextType, RequireFields<Types.MutationSetAdditionalInfoOnCartArgs, 'input'>>;
  setBillingAddressOnCart?: Resolver<Types.Maybe<ResolversTypes['SetBillingAddressOnCartOutput']>, ParentType, ContextType, Partial<Types.MutationSetBillingAddressOnCartArgs>>;
  setGuestEmailOnCart?: Resolver<Types.Maybe<ResolversTypes['SetGuestEmailOnCartOutput']>, ParentType, ContextType, Partial<Types.MutationSetGuestEmailOnCartArgs>>;
  setPaymentMethodOnCart?: Resolver<Types.Maybe<ResolversTypes['SetPaymentMethodOnCartOutput']>, ParentType, ContextType, Partial<Types.MutationSetPaymentMethodOnCartArgs>>;
  setShippingAddressesOnCart?: Resolver<Types.Maybe<ResolversTypes['SetShippingAddressesOnCartOutput']>, ParentType, ContextType, Partial<Types.MutationSetShippingAddressesOnCartArgs>>;
  setShippingMethodsOnCart?: Resolver<Types.Maybe<ResolversTypes['SetShippingMethodsOnCartOutput']>, ParentType, ContextType, Partial<Types.MutationSetShippingMethodsOnCartArgs>>;
  shareCart?: Resolver<Types.Maybe<ResolversTypes['ShareCartOutput']>, ParentType, ContextType, RequireFields<Types.MutationShareCartArgs, 'cart_id'>>;
  sharePhoto?: Resolver<Types.Maybe<ResolversTypes['EnquiryOutput']>, ParentType, ContextType, RequireFields<Types.MutationSharePhotoArgs, 'input'>>;
  shareSavedDesign?: Resolver<Types.Maybe<ResolversTypes['DesignLinkOutput']>, ParentType, ContextType, RequireFields<Types.MutationShareSavedDesignArgs, 'design_uid'>>;
  shareWishlist?: Resolver<ResolversTypes['Wishlist'], ParentType, ContextType>;
  spendRewardPointsOnCart?: Resolver<Types.Maybe<ResolversTypes['SpendRewardPointsOnCartOutput']>, ParentType, ContextType, RequireFields<Types.MutationSpendRewardPointsOnCartArgs, 'input'>>;
  startPasskeyLogin?: Resolver<ResolversTypes['PasskeyOptions'], ParentType, ContextType>;
  startPasskeyRegistration?: Resolver<ResolversTypes['PasskeyOptions'], ParentType, ContextType>;
  startSocialLogin?: Resolver<ResolversTypes['SocialLoginStart'], ParentType, ContextType, RequireFields<Types.MutationStartSocialLoginArgs, 'provider'>>;
  stopSharingDesign?: Resolver<Types.Maybe<ResolversTypes['DesignLinkOutput']>, ParentType, ContextType, RequireFields<Types.MutationStopSharingDesignArgs, 'design_uid'>>;
  stopSharingWishlist?: Resolver<ResolversTypes['Wishlist'], ParentType, ContextType>;
  subscribeEmailToNewsletter?: Resolver<Types.Maybe<ResolversTypes['SubscribeEmailToNewsletterOutput']>, ParentType, ContextType, RequireFields<Types.MutationSubscribeEmailToNewsletterArgs, 'email'>>;
  undoEmailChange?: Resolver<Types.Maybe<ResolversTypes['StatusMessageOutput']>, ParentType, ContextType, RequireFields<Types.MutationUndoEmailChangeArgs, 'token'>>;
  unsubscribeNewsletter?: Resolver<Types.Maybe<ResolversTypes['CpNewsletterOutput']>, ParentType, ContextType, RequireFields<Types.MutationUnsubscribeNewsletterArgs, 'token'>>;
  updateCartItems?: Resolver<Types.Maybe<ResolversTypes['UpdateCartItemsOutput']>, ParentType, ContextType, Partial<Types.MutationUpdateCartItemsArgs>>;
  updateCustomerAddress?: Resolver<Types.Maybe<ResolversTypes['CustomerAddress']>, ParentType, ContextType, RequireFields<Types.MutationUpdateCustomerAddressArgs, 'id'>>;
  updateCustomerEmail?: Resolver<Types.Maybe<ResolversTypes['CustomerOutput']>, ParentType, ContextType, RequireFields<Types.MutationUpdateCustomerEmailArgs, 'email' | 'password'>>;
  updateCustomerV2?: Resolver<Types.Maybe<ResolversTypes['CustomerOutput']>, ParentType, ContextType, RequireFields<Types.MutationUpdateCustomerV2Args, 'input'>>;
  updateRewardMails?: Resolver<Types.Maybe<ResolversTypes['RewardPointsSubscriptionStatus']>, ParentType, ContextType, RequireFields<Types.MutationUpdateRewardMailsArgs, 'balance_updates' | 'points_expiration_notifications'>>;
};

export type NeonProductInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NeonProductInfo'] = ResolversParentTypes['NeonProductInfo']> = {
  product_name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remarketing_product_id?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  schema_price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type OrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  order_number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderAddress'] = ResolversParentTypes['OrderAddress']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country_code?: Resolver<Types.Maybe<ResolversTypes['CountryCodeEnum']>, ParentType, ContextType>;
  fax?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  middlename?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postcode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prefix?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region_id?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  street?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  suffix?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  telephone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vat_id?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderItem'] = ResolversParentTypes['OrderItem']> = {
  bundle?: Resolver<Types.Maybe<ResolversTypes['OrderedBundle']>, ParentType, ContextType>;
  design_tool?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discounts?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  entered_options?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['OrderItemOption']>>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  is_shared_design?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  preview_image?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  preview_words?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_image?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sale_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_type?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_url_key?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  proof?: Resolver<Types.Maybe<ResolversTypes['OrderItemProof']>, ParentType, ContextType>;
  quantity_canceled?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_invoiced?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_ordered?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_refunded?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_returned?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_shipped?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  selected_options?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['OrderItemOption']>>>, ParentType, ContextType>;
  sign?: Resolver<Types.Maybe<ResolversTypes['OrderItemSign']>, ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderItemInterfaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderItemInterface'] = ResolversParentTypes['OrderItemInterface']> = {
  __resolveType: TypeResolveFn<'OrderItem', ParentType, ContextType>;
};

export type OrderItemOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderItemOption'] = ResolversParentTypes['OrderItemOption']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderItemProofResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderItemProof'] = ResolversParentTypes['OrderItemProof']> = {
  sides?: Resolver<Array<ResolversTypes['OrderItemProofSide']>, ParentType, ContextType>;
};

export type OrderItemProofSideResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderItemProofSide'] = ResolversParentTypes['OrderItemProofSide']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height_mm?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  print_quality?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  width_mm?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type OrderItemSignResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderItemSign'] = ResolversParentTypes['OrderItemSign']> = {
  approved_at?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  can_change?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  letters?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  option_uids?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type OrderPaymentMethodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderPaymentMethod'] = ResolversParentTypes['OrderPaymentMethod']> = {
  additional_data?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['KeyValue']>>>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderPaymentOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderPaymentOption'] = ResolversParentTypes['OrderPaymentOption']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderShipmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderShipment'] = ResolversParentTypes['OrderShipment']> = {
  comments?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['SalesCommentItem']>>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['ShipmentItemInterface']>>>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tracking?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['ShipmentTracking']>>>, ParentType, ContextType>;
};

export type OrderTicketResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderTicket'] = ResolversParentTypes['OrderTicket']> = {
  created_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['OrderTicketMessage']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order_number?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type OrderTicketDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderTicketDocument'] = ResolversParentTypes['OrderTicketDocument']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderTicketMessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderTicketMessage'] = ResolversParentTypes['OrderTicketMessage']> = {
  attachments?: Resolver<Types.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  documents?: Resolver<Types.Maybe<Array<ResolversTypes['OrderTicketDocument']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderTicketOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderTicketOutput'] = ResolversParentTypes['OrderTicketOutput']> = {
  ticket?: Resolver<Types.Maybe<ResolversTypes['OrderTicket']>, ParentType, ContextType>;
  user_errors?: Resolver<Array<ResolversTypes['UserInputError']>, ParentType, ContextType>;
};

export type OrderTicketsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderTickets'] = ResolversParentTypes['OrderTickets']> = {
  items?: Resolver<Array<ResolversTypes['OrderTicket']>, ParentType, ContextType>;
  page_info?: Resolver<Types.Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  total_count?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type OrderTotalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderTotal'] = ResolversParentTypes['OrderTotal']> = {
  base_grand_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discounts?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  giftwrap?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  grand_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shipping_handling?: Resolver<Types.Maybe<ResolversTypes['ShippingHandling']>, ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  taxes?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['TaxItem']>>>, ParentType, ContextType>;
  total_shipping?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type OrderedBundleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderedBundle'] = ResolversParentTypes['OrderedBundle']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PageDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageDetails'] = ResolversParentTypes['PageDetails']> = {
  breadcrumbs?: Resolver<Types.Maybe<Array<ResolversTypes['PageLink']>>, ParentType, ContextType>;
  canonical_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  listing?: Resolver<Types.Maybe<ResolversTypes['Products']>, ParentType, ContextType, RequireFields<Types.PageDetailsListingArgs, 'currentPage' | 'pageSize'>>;
  meta_robots?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<Types.Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  qa?: Resolver<Types.Maybe<ResolversTypes['ProductQaOutput']>, ParentType, ContextType, RequireFields<Types.PageDetailsQaArgs, 'currentPage' | 'pageSize'>>;
  redirect_code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  relative_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  review_data?: Resolver<Types.Maybe<ResolversTypes['PageReviewData']>, ParentType, ContextType>;
  start_price?: Resolver<Types.Maybe<ResolversTypes['StartAtPriceItem']>, ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  type?: Resolver<Types.Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  updated_at?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  videos?: Resolver<Types.Maybe<Array<ResolversTypes['VideoEntry']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PageLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageLink'] = ResolversParentTypes['PageLink']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageReviewDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageReviewData'] = ResolversParentTypes['PageReviewData']> = {
  displayQaLink?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  displayReview?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayShopperLink?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  faqCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pageId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  qaTabId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PasskeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Passkey'] = ResolversParentTypes['Passkey']> = {
  created_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last_used_at?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PasskeyOptionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasskeyOptions'] = ResolversParentTypes['PasskeyOptions']> = {
  options?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PayOrderOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayOrderOutput'] = ResolversParentTypes['PayOrderOutput']> = {
  payment_redirect_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PersonalisationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Personalisation'] = ResolversParentTypes['Personalisation']> = {
  definition?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prices?: Resolver<Array<ResolversTypes['PriceRow']>, ParentType, ContextType>;
  tool?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlaceOrderErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlaceOrderError'] = ResolversParentTypes['PlaceOrderError']> = {
  code?: Resolver<ResolversTypes['PlaceOrderErrorCodes'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlaceOrderOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlaceOrderOutput'] = ResolversParentTypes['PlaceOrderOutput']> = {
  cart?: Resolver<Types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['PlaceOrderError']>, ParentType, ContextType>;
  order?: Resolver<Types.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  orderV2?: Resolver<Types.Maybe<ResolversTypes['CustomerOrder']>, ParentType, ContextType>;
  payment_redirect_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Price'] = ResolversParentTypes['Price']> = {
  amount?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type PriceRangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceRange'] = ResolversParentTypes['PriceRange']> = {
  maximum_price?: Resolver<Types.Maybe<ResolversTypes['ProductPrice']>, ParentType, ContextType>;
  minimum_price?: Resolver<ResolversTypes['ProductPrice'], ParentType, ContextType>;
};

export type PriceRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceRow'] = ResolversParentTypes['PriceRow']> = {
  letter_price?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  letters_included?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  offer_from?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  offer_to?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  option_uids?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quantity_from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  regular_letter_price?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  regular_price?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type ProductCustomAttributesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductCustomAttributes'] = ResolversParentTypes['ProductCustomAttributes']> = {
  items?: Resolver<Array<Types.Maybe<ResolversTypes['AttributeValueInterface']>>, ParentType, ContextType>;
};

export type ProductDiscountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductDiscount'] = ResolversParentTypes['ProductDiscount']> = {
  amount_off?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  percent_off?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ProductFaqResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductFaq'] = ResolversParentTypes['ProductFaq']> = {
  answer?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  answer_html?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductImage'] = ResolversParentTypes['ProductImage']> = {
  disabled?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  label?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductInterfaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductInterface'] = ResolversParentTypes['ProductInterface']> = {
  __resolveType: TypeResolveFn<'BundleProduct' | 'ConfigurableProduct' | 'DownloadableProduct' | 'GroupedProduct' | 'SimpleProduct' | 'VirtualProduct', ParentType, ContextType>;
};

export type ProductLinksResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductLinks'] = ResolversParentTypes['ProductLinks']> = {
  link_type?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  linked_product_sku?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  linked_product_type?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sku?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductLinksInterfaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductLinksInterface'] = ResolversParentTypes['ProductLinksInterface']> = {
  __resolveType: TypeResolveFn<'ProductLinks', ParentType, ContextType>;
};

export type ProductPriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductPrice'] = ResolversParentTypes['ProductPrice']> = {
  discount?: Resolver<Types.Maybe<ResolversTypes['ProductDiscount']>, ParentType, ContextType>;
  final_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  regular_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ProductPricesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductPrices'] = ResolversParentTypes['ProductPrices']> = {
  regularPrice?: Resolver<Types.Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
};

export type ProductQaOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductQaOutput'] = ResolversParentTypes['ProductQaOutput']> = {
  items?: Resolver<Array<ResolversTypes['ProductFaq']>, ParentType, ContextType>;
  nofaq?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  page_info?: Resolver<Types.Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  total_counts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductReviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductReview'] = ResolversParentTypes['ProductReview']> = {
  average_rating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_sample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nickname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  photos?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  ratings_breakdown?: Resolver<Array<ResolversTypes['ProductReviewRating']>, ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductReviewRatingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductReviewRating'] = ResolversParentTypes['ProductReviewRating']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductReviewRatingMetadataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductReviewRatingMetadata'] = ResolversParentTypes['ProductReviewRatingMetadata']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['ProductReviewRatingValueMetadata']>, ParentType, ContextType>;
};

export type ProductReviewRatingValueMetadataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductReviewRatingValueMetadata'] = ResolversParentTypes['ProductReviewRatingValueMetadata']> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductReviewRatingsMetadataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductReviewRatingsMetadata'] = ResolversParentTypes['ProductReviewRatingsMetadata']> = {
  items?: Resolver<Array<ResolversTypes['ProductReviewRatingMetadata']>, ParentType, ContextType>;
};

export type ProductReviewsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductReviews'] = ResolversParentTypes['ProductReviews']> = {
  items?: Resolver<Array<Types.Maybe<ResolversTypes['ProductReview']>>, ParentType, ContextType>;
  page_info?: Resolver<ResolversTypes['SearchResultPageInfo'], ParentType, ContextType>;
  star_counts?: Resolver<Array<ResolversTypes['StarCount']>, ParentType, ContextType>;
};

export type ProductsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Products'] = ResolversParentTypes['Products']> = {
  aggregations?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['Aggregation']>>>, ParentType, ContextType, Partial<Types.ProductsAggregationsArgs>>;
  items?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  page_info?: Resolver<Types.Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  sort_fields?: Resolver<Types.Maybe<ResolversTypes['SortFields']>, ParentType, ContextType>;
  total_count?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  addressLookUp?: Resolver<ResolversTypes['AddressLookUp'], ParentType, ContextType, RequireFields<Types.QueryAddressLookUpArgs, 'line' | 'text'>>;
  availableStores?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['StoreConfig']>>>, ParentType, ContextType, Partial<Types.QueryAvailableStoresArgs>>;
  blogCategories?: Resolver<Types.Maybe<ResolversTypes['BlogCategoriesOutput']>, ParentType, ContextType>;
  blogPostList?: Resolver<Types.Maybe<ResolversTypes['BlogPostListOutput']>, ParentType, ContextType, RequireFields<Types.QueryBlogPostListArgs, 'currentPage' | 'pageSize'>>;
  cart?: Resolver<Types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType, RequireFields<Types.QueryCartArgs, 'cart_id'>>;
  categories?: Resolver<Types.Maybe<ResolversTypes['CategoryResult']>, ParentType, ContextType, RequireFields<Types.QueryCategoriesArgs, 'currentPage' | 'pageSize'>>;
  categoryList?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['CategoryTree']>>>, ParentType, ContextType, RequireFields<Types.QueryCategoryListArgs, 'currentPage' | 'pageSize'>>;
  checkmailchimpid?: Resolver<Types.Maybe<ResolversTypes['CheckMailchimpIdOutput']>, ParentType, ContextType, RequireFields<Types.QueryCheckmailchimpidArgs, 'campaign_id'>>;
  cmsBlocks?: Resolver<Types.Maybe<ResolversTypes['CmsBlocks']>, ParentType, ContextType, Partial<Types.QueryCmsBlocksArgs>>;
  cmsPage?: Resolver<Types.Maybe<ResolversTypes['CmsPage']>, ParentType, ContextType, Partial<Types.QueryCmsPageArgs>>;
  configvalues?: Resolver<Array<ResolversTypes['ConfigValue']>, ParentType, ContextType, RequireFields<Types.QueryConfigvaluesArgs, 'fields'>>;
  confirmCustomerEmail?: Resolver<Types.Maybe<ResolversTypes['StatusMessageOutput']>, ParentType, ContextType, RequireFields<Types.QueryConfirmCustomerEmailArgs, 'confirmation_key' | 'email'>>;
  countries?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['Country']>>>, ParentType, ContextType>;
  country?: Resolver<Types.Maybe<ResolversTypes['Country']>, ParentType, ContextType, Partial<Types.QueryCountryArgs>>;
  currency?: Resolver<Types.Maybe<ResolversTypes['Currency']>, ParentType, ContextType>;
  customer?: Resolver<Types.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  customerCart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  customerData?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  design?: Resolver<Types.Maybe<ResolversTypes['SavedDesign']>, ParentType, ContextType, RequireFields<Types.QueryDesignArgs, 'design_uid'>>;
  designLinkKind?: Resolver<Types.Maybe<ResolversTypes['DesignLinkKind']>, ParentType, ContextType, RequireFields<Types.QueryDesignLinkKindArgs, 'token'>>;
  giftCardAccount?: Resolver<Types.Maybe<ResolversTypes['GiftCardAccount']>, ParentType, ContextType, RequireFields<Types.QueryGiftCardAccountArgs, 'input'>>;
  giftFinder?: Resolver<ResolversTypes['GiftFinder'], ParentType, ContextType, RequireFields<Types.QueryGiftFinderArgs, 'pageSize'>>;
  guestOrder?: Resolver<ResolversTypes['CustomerOrder'], ParentType, ContextType, RequireFields<Types.QueryGuestOrderArgs, 'input'>>;
  guestOrderByToken?: Resolver<ResolversTypes['CustomerOrder'], ParentType, ContextType, RequireFields<Types.QueryGuestOrderByTokenArgs, 'input'>>;
  headeroffer?: Resolver<Types.Maybe<ResolversTypes['HeaderOfferOutput']>, ParentType, ContextType, Partial<Types.QueryHeaderofferArgs>>;
  isEmailAvailable?: Resolver<Types.Maybe<ResolversTypes['IsEmailAvailableOutput']>, ParentType, ContextType, RequireFields<Types.QueryIsEmailAvailableArgs, 'email'>>;
  neonProductInfo?: Resolver<Types.Maybe<ResolversTypes['NeonProductInfo']>, ParentType, ContextType, Partial<Types.QueryNeonProductInfoArgs>>;
  pageDetails?: Resolver<Types.Maybe<ResolversTypes['PageDetails']>, ParentType, ContextType, RequireFields<Types.QueryPageDetailsArgs, 'url'>>;
  pageReviewData?: Resolver<Types.Maybe<ResolversTypes['PageReviewData']>, ParentType, ContextType, RequireFields<Types.QueryPageReviewDataArgs, 'page_id'>>;
  photogiftstartatprice?: Resolver<Types.Maybe<ResolversTypes['StartAtPriceOutput']>, ParentType, ContextType, Partial<Types.QueryPhotogiftstartatpriceArgs>>;
  productQa?: Resolver<Types.Maybe<ResolversTypes['ProductQaOutput']>, ParentType, ContextType, RequireFields<Types.QueryProductQaArgs, 'currentPage' | 'pageSize' | 'page_id'>>;
  productReviewRatingsMetadata?: Resolver<ResolversTypes['ProductReviewRatingsMetadata'], ParentType, ContextType>;
  products?: Resolver<Types.Maybe<ResolversTypes['Products']>, ParentType, ContextType, RequireFields<Types.QueryProductsArgs, 'currentPage' | 'pageSize'>>;
  readymadeTemplates?: Resolver<Types.Maybe<ResolversTypes['ReadymadeTemplatesOutput']>, ParentType, ContextType, RequireFields<Types.QueryReadymadeTemplatesArgs, 'currentPage' | 'pageSize'>>;
  recaptchaV3Config?: Resolver<Types.Maybe<ResolversTypes['ReCaptchaConfigurationV3']>, ParentType, ContextType>;
  resendConfirmationLink?: Resolver<Types.Maybe<ResolversTypes['StatusMessageOutput']>, ParentType, ContextType, RequireFields<Types.QueryResendConfirmationLinkArgs, 'email'>>;
  route?: Resolver<Types.Maybe<ResolversTypes['RoutableInterface']>, ParentType, ContextType, RequireFields<Types.QueryRouteArgs, 'url'>>;
  savedDesignByToken?: Resolver<Types.Maybe<ResolversTypes['SavedDesign']>, ParentType, ContextType, RequireFields<Types.QuerySavedDesignByTokenArgs, 'token'>>;
  savedDesigns?: Resolver<Types.Maybe<ResolversTypes['SavedDesigns']>, ParentType, ContextType, RequireFields<Types.QuerySavedDesignsArgs, 'currentPage' | 'pageSize' | 'unfinished'>>;
  sharedCart?: Resolver<Types.Maybe<ResolversTypes['SharedCart']>, ParentType, ContextType, RequireFields<Types.QuerySharedCartArgs, 'token'>>;
  sharedWishlist?: Resolver<Types.Maybe<ResolversTypes['SharedWishlist']>, ParentType, ContextType, RequireFields<Types.QuerySharedWishlistArgs, 'token'>>;
  shopReviews?: Resolver<ResolversTypes['ProductReviews'], ParentType, ContextType, RequireFields<Types.QueryShopReviewsArgs, 'currentPage' | 'pageSize'>>;
  sitePages?: Resolver<Types.Maybe<ResolversTypes['SitePages']>, ParentType, ContextType, RequireFields<Types.QuerySitePagesArgs, 'currentPage' | 'pageSize'>>;
  socialProviders?: Resolver<Array<ResolversTypes['SocialProvider']>, ParentType, ContextType>;
  storeConfig?: Resolver<Types.Maybe<ResolversTypes['StoreConfig']>, ParentType, ContextType>;
  urlResolver?: Resolver<Types.Maybe<ResolversTypes['EntityUrl']>, ParentType, ContextType, RequireFields<Types.QueryUrlResolverArgs, 'url'>>;
  weeklyDeals?: Resolver<Types.Maybe<Array<ResolversTypes['WeeklyDeal']>>, ParentType, ContextType>;
};

export type ReCaptchaConfigurationV3Resolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReCaptchaConfigurationV3'] = ResolversParentTypes['ReCaptchaConfigurationV3']> = {
  badge_position?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  failure_message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  forms?: Resolver<Array<ResolversTypes['ReCaptchaFormEnum']>, ParentType, ContextType>;
  is_enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language_code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  minimum_score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  website_key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReadymadeTemplateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReadymadeTemplate'] = ResolversParentTypes['ReadymadeTemplate']> = {
  custom_image?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keywords?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_material?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_shape?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_size?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_type?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  template_category?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  template_description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  template_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  template_name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  template_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tool_data?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReadymadeTemplatesOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReadymadeTemplatesOutput'] = ResolversParentTypes['ReadymadeTemplatesOutput']> = {
  items?: Resolver<Array<ResolversTypes['ReadymadeTemplate']>, ParentType, ContextType>;
  page_info?: Resolver<Types.Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  total_count?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ReferAFriendOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReferAFriendOutput'] = ResolversParentTypes['ReferAFriendOutput']> = {
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  referral_link?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user_errors?: Resolver<Array<ResolversTypes['UserInputError']>, ParentType, ContextType>;
};

export type ReferredFriendResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReferredFriend'] = ResolversParentTypes['ReferredFriend']> = {
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ReferredFriendState'], ParentType, ContextType>;
};

export type RegionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Region'] = ResolversParentTypes['Region']> = {
  code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RemoveCouponFromCartOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveCouponFromCartOutput'] = ResolversParentTypes['RemoveCouponFromCartOutput']> = {
  cart?: Resolver<Types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
};

export type RemoveGiftCardFromCartOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveGiftCardFromCartOutput'] = ResolversParentTypes['RemoveGiftCardFromCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type RemoveItemFromCartOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveItemFromCartOutput'] = ResolversParentTypes['RemoveItemFromCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type RemoveProductsFromWishlistOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveProductsFromWishlistOutput'] = ResolversParentTypes['RemoveProductsFromWishlistOutput']> = {
  user_errors?: Resolver<Array<ResolversTypes['WishListUserInputError']>, ParentType, ContextType>;
  wishlist?: Resolver<ResolversTypes['Wishlist'], ParentType, ContextType>;
};

export type RemoveRewardPointsFromCartOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveRewardPointsFromCartOutput'] = ResolversParentTypes['RemoveRewardPointsFromCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type RemoveStoreCreditFromCartOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveStoreCreditFromCartOutput'] = ResolversParentTypes['RemoveStoreCreditFromCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type ReorderItemsOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReorderItemsOutput'] = ResolversParentTypes['ReorderItemsOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  userInputErrors?: Resolver<Array<Types.Maybe<ResolversTypes['CheckoutUserInputError']>>, ParentType, ContextType>;
};

export type RevokeCustomerTokenOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeCustomerTokenOutput'] = ResolversParentTypes['RevokeCustomerTokenOutput']> = {
  result?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RewardInformationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RewardInformation'] = ResolversParentTypes['RewardInformation']> = {
  available_amount?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type RewardPointsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RewardPoints'] = ResolversParentTypes['RewardPoints']> = {
  balance?: Resolver<Types.Maybe<ResolversTypes['RewardPointsAmount']>, ParentType, ContextType>;
  balance_history?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['RewardPointsBalanceHistoryItem']>>>, ParentType, ContextType>;
  ends_at?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  exchange_rates?: Resolver<Types.Maybe<ResolversTypes['RewardPointsExchangeRates']>, ParentType, ContextType>;
  subscription_status?: Resolver<Types.Maybe<ResolversTypes['RewardPointsSubscriptionStatus']>, ParentType, ContextType>;
};

export type RewardPointsAmountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RewardPointsAmount'] = ResolversParentTypes['RewardPointsAmount']> = {
  money?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type RewardPointsBalanceHistoryItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RewardPointsBalanceHistoryItem'] = ResolversParentTypes['RewardPointsBalanceHistoryItem']> = {
  balance?: Resolver<Types.Maybe<ResolversTypes['RewardPointsAmount']>, ParentType, ContextType>;
  change_reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  points_change?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type RewardPointsExchangeRatesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RewardPointsExchangeRates'] = ResolversParentTypes['RewardPointsExchangeRates']> = {
  earning?: Resolver<Types.Maybe<ResolversTypes['RewardPointsRate']>, ParentType, ContextType>;
  redemption?: Resolver<Types.Maybe<ResolversTypes['RewardPointsRate']>, ParentType, ContextType>;
};

export type RewardPointsRateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RewardPointsRate'] = ResolversParentTypes['RewardPointsRate']> = {
  currency_amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type RewardPointsSubscriptionStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RewardPointsSubscriptionStatus'] = ResolversParentTypes['RewardPointsSubscriptionStatus']> = {
  balance_updates?: Resolver<ResolversTypes['RewardPointsSubscriptionStatusesEnum'], ParentType, ContextType>;
  points_expiration_notifications?: Resolver<ResolversTypes['RewardPointsSubscriptionStatusesEnum'], ParentType, ContextType>;
};

export type RewardRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RewardRule'] = ResolversParentTypes['RewardRule']> = {
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  points?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  rule_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RichSnippetImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RichSnippetImage'] = ResolversParentTypes['RichSnippetImage']> = {
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RoutableInterfaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoutableInterface'] = ResolversParentTypes['RoutableInterface']> = {
  __resolveType: TypeResolveFn<'BundleProduct' | 'CategoryTree' | 'CmsPage' | 'ConfigurableProduct' | 'DownloadableProduct' | 'GroupedProduct' | 'PageDetails' | 'SimpleProduct' | 'VirtualProduct', ParentType, ContextType>;
};

export type SalesCommentItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesCommentItem'] = ResolversParentTypes['SalesCommentItem']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timestamp?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SaveDesignOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveDesignOutput'] = ResolversParentTypes['SaveDesignOutput']> = {
  design?: Resolver<Types.Maybe<ResolversTypes['SavedDesign']>, ParentType, ContextType>;
  user_errors?: Resolver<Array<ResolversTypes['UserInputError']>, ParentType, ContextType>;
};

export type SavedDesignResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedDesign'] = ResolversParentTypes['SavedDesign']> = {
  created_at?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  edit_link?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expires_at?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_shared?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pages?: Resolver<Types.Maybe<Array<ResolversTypes['DesignPage']>>, ParentType, ContextType>;
  preview_image?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  preview_words?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_type?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sku?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tool_data?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  updated_at?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SavedDesignsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedDesigns'] = ResolversParentTypes['SavedDesigns']> = {
  items?: Resolver<Array<ResolversTypes['SavedDesign']>, ParentType, ContextType>;
  page_info?: Resolver<Types.Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  total_count?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SearchResultPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchResultPageInfo'] = ResolversParentTypes['SearchResultPageInfo']> = {
  current_page?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  page_size?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  total_pages?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SelectedBundleOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SelectedBundleOption'] = ResolversParentTypes['SelectedBundleOption']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  values?: Resolver<Array<Types.Maybe<ResolversTypes['SelectedBundleOptionValue']>>, ParentType, ContextType>;
};

export type SelectedBundleOptionValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SelectedBundleOptionValue'] = ResolversParentTypes['SelectedBundleOptionValue']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SelectedConfigurableOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SelectedConfigurableOption'] = ResolversParentTypes['SelectedConfigurableOption']> = {
  configurable_product_option_uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  configurable_product_option_value_uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  option_label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value_label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SelectedCustomizableOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SelectedCustomizableOption'] = ResolversParentTypes['SelectedCustomizableOption']> = {
  customizable_option_uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  is_required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['SelectedCustomizableOptionValue']>, ParentType, ContextType>;
};

export type SelectedCustomizableOptionValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SelectedCustomizableOptionValue'] = ResolversParentTypes['SelectedCustomizableOptionValue']> = {
  customizable_option_value_uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['CartItemSelectedOptionValuePrice'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SelectedPaymentMethodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SelectedPaymentMethod'] = ResolversParentTypes['SelectedPaymentMethod']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SelectedShippingMethodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SelectedShippingMethod'] = ResolversParentTypes['SelectedShippingMethod']> = {
  additional_info?: Resolver<Types.Maybe<ResolversTypes['ShippingMethodAdditionalInfo']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  carrier_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  carrier_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price_excl_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  price_incl_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type SetAdditionalInfoOnCartOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetAdditionalInfoOnCartOutput'] = ResolversParentTypes['SetAdditionalInfoOnCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type SetBillingAddressOnCartOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetBillingAddressOnCartOutput'] = ResolversParentTypes['SetBillingAddressOnCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type SetGuestEmailOnCartOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetGuestEmailOnCartOutput'] = ResolversParentTypes['SetGuestEmailOnCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type SetPaymentMethodOnCartOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetPaymentMethodOnCartOutput'] = ResolversParentTypes['SetPaymentMethodOnCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type SetShippingAddressesOnCartOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetShippingAddressesOnCartOutput'] = ResolversParentTypes['SetShippingAddressesOnCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type SetShippingMethodsOnCartOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetShippingMethodsOnCartOutput'] = ResolversParentTypes['SetShippingMethodsOnCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type ShareCartOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShareCartOutput'] = ResolversParentTypes['ShareCartOutput']> = {
  expires_at?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  left_out?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  token?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user_errors?: Resolver<Array<ResolversTypes['UserInputError']>, ParentType, ContextType>;
};

export type SharedCartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharedCart'] = ResolversParentTypes['SharedCart']> = {
  expires_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['SharedCartItem']>, ParentType, ContextType>;
};

export type SharedCartItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharedCartItem'] = ResolversParentTypes['SharedCartItem']> = {
  preview_image?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  preview_words?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  problem?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  row_total?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  tool_options?: Resolver<Array<ResolversTypes['CartItemToolOption']>, ParentType, ContextType>;
};

export type SharedWishlistResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharedWishlist'] = ResolversParentTypes['SharedWishlist']> = {
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['SharedWishlistItem']>, ParentType, ContextType>;
};

export type SharedWishlistItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharedWishlistItem'] = ResolversParentTypes['SharedWishlistItem']> = {
  design_name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  preview_image?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  preview_words?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
};

export type ShipmentItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShipmentItem'] = ResolversParentTypes['ShipmentItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product_name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sale_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity_shipped?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShipmentItemInterfaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShipmentItemInterface'] = ResolversParentTypes['ShipmentItemInterface']> = {
  __resolveType: TypeResolveFn<'ShipmentItem', ParentType, ContextType>;
};

export type ShipmentTrackingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShipmentTracking'] = ResolversParentTypes['ShipmentTracking']> = {
  carrier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShippingCartAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShippingCartAddress'] = ResolversParentTypes['ShippingCartAddress']> = {
  available_shipping_methods?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['AvailableShippingMethod']>>>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['CartAddressCountry'], ParentType, ContextType>;
  customer_notes?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fax?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  middlename?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postcode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prefix?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<Types.Maybe<ResolversTypes['CartAddressRegion']>, ParentType, ContextType>;
  selected_shipping_method?: Resolver<Types.Maybe<ResolversTypes['SelectedShippingMethod']>, ParentType, ContextType>;
  street?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  suffix?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  telephone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vat_id?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShippingDiscountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShippingDiscount'] = ResolversParentTypes['ShippingDiscount']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ShippingHandlingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShippingHandling'] = ResolversParentTypes['ShippingHandling']> = {
  amount_excluding_tax?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  amount_including_tax?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  discounts?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['ShippingDiscount']>>>, ParentType, ContextType>;
  taxes?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['TaxItem']>>>, ParentType, ContextType>;
  total_amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ShippingMethodAdditionalInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShippingMethodAdditionalInfo'] = ResolversParentTypes['ShippingMethodAdditionalInfo']> = {
  arrives_by?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  free_shipping?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  method_description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  offer_description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  other_price?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type SimpleCartItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SimpleCartItem'] = ResolversParentTypes['SimpleCartItem']> = {
  customizable_options?: Resolver<Array<Types.Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  errors?: Resolver<Types.Maybe<Array<ResolversTypes['CartItemError']>>, ParentType, ContextType>;
  extra_info?: Resolver<Types.Maybe<ResolversTypes['CartItemExtraInfo']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  item_id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  prices?: Resolver<Types.Maybe<ResolversTypes['CartItemPrices']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SimpleProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SimpleProduct'] = ResolversParentTypes['SimpleProduct']> = {
  about_artist?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  arrives_by?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  best_seller_place?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  canonical_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categories?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['CategoryInterface']>>>, ParentType, ContextType>;
  custom_attributesV2?: Resolver<Types.Maybe<ResolversTypes['ProductCustomAttributes']>, ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  discount_percent?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  gift_message_available?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  image?: Resolver<Types.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  kind?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  material?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  media_gallery?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['MediaGalleryInterface']>>>, ParentType, ContextType>;
  media_gallery_entries?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['MediaGalleryEntry']>>>, ParentType, ContextType>;
  meta_description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keyword?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_from_date?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_to_date?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  occasion?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  only_x_left_in_stock?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  options?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['CustomizableOptionInterface']>>>, ParentType, ContextType>;
  options_container?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  personalisation?: Resolver<Types.Maybe<ResolversTypes['Personalisation']>, ParentType, ContextType>;
  price?: Resolver<Types.Maybe<ResolversTypes['ProductPrices']>, ParentType, ContextType>;
  price_range?: Resolver<ResolversTypes['PriceRange'], ParentType, ContextType>;
  price_rows?: Resolver<Array<ResolversTypes['PriceRow']>, ParentType, ContextType>;
  price_tiers?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['TierPrice']>>>, ParentType, ContextType>;
  product_links?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['ProductLinksInterface']>>>, ParentType, ContextType>;
  rating_summary?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  ready_within?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  recipient?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirect_code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  related_products?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  relative_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remarketing_product_id?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  review_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ProductReviews'], ParentType, ContextType, RequireFields<Types.SimpleProductReviewsArgs, 'currentPage' | 'pageSize'>>;
  room?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  schema_price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  short_description?: Resolver<Types.Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  sku?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  small_image?: Resolver<Types.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  special_to_date?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stock_status?: Resolver<Types.Maybe<ResolversTypes['ProductStockStatus']>, ParentType, ContextType>;
  technical_specifications?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thumbnail?: Resolver<Types.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Types.Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  upsell_products?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  url_key?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_path?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_rewrites?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['UrlRewrite']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SimpleWishlistItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SimpleWishlistItem'] = ResolversParentTypes['SimpleWishlistItem']> = {
  added_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  design?: Resolver<Types.Maybe<ResolversTypes['SavedDesign']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<Types.Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SiteImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteImage'] = ResolversParentTypes['SiteImage']> = {
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SitePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SitePage'] = ResolversParentTypes['SitePage']> = {
  canonical_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['SiteImage']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  robots?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SitePagesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SitePages'] = ResolversParentTypes['SitePages']> = {
  items?: Resolver<Array<ResolversTypes['SitePage']>, ParentType, ContextType>;
  total_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SocialLoginStartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SocialLoginStart'] = ResolversParentTypes['SocialLoginStart']> = {
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SocialProviderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SocialProvider'] = ResolversParentTypes['SocialProvider']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SortFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SortField'] = ResolversParentTypes['SortField']> = {
  label?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SortFieldsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SortFields'] = ResolversParentTypes['SortFields']> = {
  default?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['SortField']>>>, ParentType, ContextType>;
};

export type SpendRewardPointsOnCartOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SpendRewardPointsOnCartOutput'] = ResolversParentTypes['SpendRewardPointsOnCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type StarCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StarCount'] = ResolversParentTypes['StarCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stars?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StartAtPriceItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartAtPriceItem'] = ResolversParentTypes['StartAtPriceItem']> = {
  discount_percent?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  product_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  regular_price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  special_price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type StartAtPriceOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartAtPriceOutput'] = ResolversParentTypes['StartAtPriceOutput']> = {
  items?: Resolver<Array<ResolversTypes['StartAtPriceItem']>, ParentType, ContextType>;
};

export type StatusMessageOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatusMessageOutput'] = ResolversParentTypes['StatusMessageOutput']> = {
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StoreConfigResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StoreConfig'] = ResolversParentTypes['StoreConfig']> = {
  absolute_footer?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  allow_guests_to_write_product_reviews?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  allow_items?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  allow_order?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  autocomplete_on_storefront?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  base_currency_code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  base_link_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  base_media_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  base_static_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  base_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cart_expires_in_days?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  catalog_default_sort_by?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category_fixed_product_tax_display_setting?: Resolver<Types.Maybe<ResolversTypes['FixedProductTaxDisplaySettings']>, ParentType, ContextType>;
  category_url_suffix?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cms_home_page?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cms_no_cookies?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cms_no_route?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  configurable_thumbnail_source?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  copyright?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countries_with_required_region?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_country?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_display_currency_code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_keywords?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  front?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  grid_per_page?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  grid_per_page_values?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  head_includes?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  head_shortcut_icon?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  header_logo_src?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  is_default_store?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_default_store_group?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_guest_checkout_enabled?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  list_mode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  list_per_page?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  list_per_page_values?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locale?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logo_alt?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logo_height?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  logo_width?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  magento_wishlist_general_is_enabled?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  minimum_password_length?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  no_route?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  optional_zip_countries?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payment_payflowpro_cc_vault_active?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_fixed_product_tax_display_setting?: Resolver<Types.Maybe<ResolversTypes['FixedProductTaxDisplaySettings']>, ParentType, ContextType>;
  product_reviews_enabled?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_url_suffix?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required_character_classes_number?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  root_category_id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  root_category_uid?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sales_fixed_product_tax_display_setting?: Resolver<Types.Maybe<ResolversTypes['FixedProductTaxDisplaySettings']>, ParentType, ContextType>;
  secure_base_link_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secure_base_media_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secure_base_static_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secure_base_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  show_cms_breadcrumbs?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  store_code?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  store_group_code?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  store_group_name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  store_name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  store_sort_order?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  timezone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title_prefix?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title_separator?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title_suffix?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  use_store_in_url?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  website_code?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  website_id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  website_name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  weight_unit?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  welcome?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SubscribeEmailToNewsletterOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubscribeEmailToNewsletterOutput'] = ResolversParentTypes['SubscribeEmailToNewsletterOutput']> = {
  status?: Resolver<Types.Maybe<ResolversTypes['SubscriptionStatusesEnum']>, ParentType, ContextType>;
};

export type SwatchDataInterfaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SwatchDataInterface'] = ResolversParentTypes['SwatchDataInterface']> = {
  __resolveType: TypeResolveFn<'TextSwatchData', ParentType, ContextType>;
};

export type TaxItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxItem'] = ResolversParentTypes['TaxItem']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TextSwatchDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextSwatchData'] = ResolversParentTypes['TextSwatchData']> = {
  value?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TierPriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TierPrice'] = ResolversParentTypes['TierPrice']> = {
  discount?: Resolver<Types.Maybe<ResolversTypes['ProductDiscount']>, ParentType, ContextType>;
  final_price?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  quantity?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type UpdateCartItemsOutputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateCartItemsOutput'] = ResolversParentTypes['UpdateCartItemsOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type UrlRewriteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UrlRewrite'] = ResolversParentTypes['UrlRewrite']> = {
  parameters?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['HttpQueryParameter']>>>, ParentType, ContextType>;
  url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UserInputErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserInputError'] = ResolversParentTypes['UserInputError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
};

export type VideoEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VideoEntry'] = ResolversParentTypes['VideoEntry']> = {
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  duration?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  embedUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  src?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thumbnailUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uploadDate?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type VirtualCartItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VirtualCartItem'] = ResolversParentTypes['VirtualCartItem']> = {
  customizable_options?: Resolver<Array<Types.Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  errors?: Resolver<Types.Maybe<Array<ResolversTypes['CartItemError']>>, ParentType, ContextType>;
  extra_info?: Resolver<Types.Maybe<ResolversTypes['CartItemExtraInfo']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  item_id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  prices?: Resolver<Types.Maybe<ResolversTypes['CartItemPrices']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VirtualProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VirtualProduct'] = ResolversParentTypes['VirtualProduct']> = {
  about_artist?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  arrives_by?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  best_seller_place?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  canonical_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categories?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['CategoryInterface']>>>, ParentType, ContextType>;
  custom_attributesV2?: Resolver<Types.Maybe<ResolversTypes['ProductCustomAttributes']>, ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  discount_percent?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  gift_message_available?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  image?: Resolver<Types.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  kind?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  material?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  media_gallery?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['MediaGalleryInterface']>>>, ParentType, ContextType>;
  media_gallery_entries?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['MediaGalleryEntry']>>>, ParentType, ContextType>;
  meta_description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keyword?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_from_date?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_to_date?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  occasion?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  only_x_left_in_stock?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  options?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['CustomizableOptionInterface']>>>, ParentType, ContextType>;
  options_container?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  personalisation?: Resolver<Types.Maybe<ResolversTypes['Personalisation']>, ParentType, ContextType>;
  price?: Resolver<Types.Maybe<ResolversTypes['ProductPrices']>, ParentType, ContextType>;
  price_range?: Resolver<ResolversTypes['PriceRange'], ParentType, ContextType>;
  price_rows?: Resolver<Array<ResolversTypes['PriceRow']>, ParentType, ContextType>;
  price_tiers?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['TierPrice']>>>, ParentType, ContextType>;
  product_links?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['ProductLinksInterface']>>>, ParentType, ContextType>;
  rating_summary?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  ready_within?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  recipient?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirect_code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  related_products?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  relative_url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remarketing_product_id?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  review_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ProductReviews'], ParentType, ContextType, RequireFields<Types.VirtualProductReviewsArgs, 'currentPage' | 'pageSize'>>;
  room?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  schema_price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  short_description?: Resolver<Types.Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  sku?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  small_image?: Resolver<Types.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  special_to_date?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stock_status?: Resolver<Types.Maybe<ResolversTypes['ProductStockStatus']>, ParentType, ContextType>;
  technical_specifications?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thumbnail?: Resolver<Types.Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Types.Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  upsell_products?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  url_key?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_path?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_rewrites?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['UrlRewrite']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VirtualWishlistItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VirtualWishlistItem'] = ResolversParentTypes['VirtualWishlistItem']> = {
  added_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  design?: Resolver<Types.Maybe<ResolversTypes['SavedDesign']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<Types.Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WeeklyDealResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WeeklyDeal'] = ResolversParentTypes['WeeklyDeal']> = {
  from_date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to_date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WishListUserInputErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WishListUserInputError'] = ResolversParentTypes['WishListUserInputError']> = {
  code?: Resolver<ResolversTypes['WishListUserInputErrorType'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WishlistResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Wishlist'] = ResolversParentTypes['Wishlist']> = {
  id?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  items_count?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  items_v2?: Resolver<Types.Maybe<ResolversTypes['WishlistItems']>, ParentType, ContextType, RequireFields<Types.WishlistItems_V2Args, 'currentPage' | 'pageSize'>>;
  sharing_code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updated_at?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WishlistItemInterfaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WishlistItemInterface'] = ResolversParentTypes['WishlistItemInterface']> = {
  __resolveType: TypeResolveFn<'ConfigurableWishlistItem' | 'SimpleWishlistItem' | 'VirtualWishlistItem', ParentType, ContextType>;
};

export type WishlistItemsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WishlistItems'] = ResolversParentTypes['WishlistItems']> = {
  items?: Resolver<Array<Types.Maybe<ResolversTypes['WishlistItemInterface']>>, ParentType, ContextType>;
  page_info?: Resolver<Types.Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AddBundleProductsToCartOutput?: AddBundleProductsToCartOutputResolvers<ContextType>;
  AddProductsToCartOutput?: AddProductsToCartOutputResolvers<ContextType>;
  AddProductsToWishlistOutput?: AddProductsToWishlistOutputResolvers<ContextType>;
  AddressLookUp?: AddressLookUpResolvers<ContextType>;
  AddressSuggestion?: AddressSuggestionResolvers<ContextType>;
  Aggregation?: AggregationResolvers<ContextType>;
  AggregationOption?: AggregationOptionResolvers<ContextType>;
  AppliedCoupon?: AppliedCouponResolvers<ContextType>;
  AppliedGiftCard?: AppliedGiftCardResolvers<ContextType>;
  AppliedStoreCredit?: AppliedStoreCreditResolvers<ContextType>;
  ApplyCouponToCartOutput?: ApplyCouponToCartOutputResolvers<ContextType>;
  ApplyGiftCardToCartOutput?: ApplyGiftCardToCartOutputResolvers<ContextType>;
  ApplyRewardPointsToCartOutput?: ApplyRewardPointsToCartOutputResolvers<ContextType>;
  ApplyStoreCreditToCartOutput?: ApplyStoreCreditToCartOutputResolvers<ContextType>;
  AttributeSelectedOption?: AttributeSelectedOptionResolvers<ContextType>;
  AttributeSelectedOptionInterface?: AttributeSelectedOptionInterfaceResolvers<ContextType>;
  AttributeSelectedOptions?: AttributeSelectedOptionsResolvers<ContextType>;
  AttributeValue?: AttributeValueResolvers<ContextType>;
  AttributeValueInterface?: AttributeValueInterfaceResolvers<ContextType>;
  AvailablePaymentMethod?: AvailablePaymentMethodResolvers<ContextType>;
  AvailableShippingMethod?: AvailableShippingMethodResolvers<ContextType>;
  BillingCartAddress?: BillingCartAddressResolvers<ContextType>;
  BlogCategoriesOutput?: BlogCategoriesOutputResolvers<ContextType>;
  BlogCategory?: BlogCategoryResolvers<ContextType>;
  BlogPost?: BlogPostResolvers<ContextType>;
  BlogPostListOutput?: BlogPostListOutputResolvers<ContextType>;
  Breadcrumb?: BreadcrumbResolvers<ContextType>;
  BundleCartItem?: BundleCartItemResolvers<ContextType>;
  BundleItem?: BundleItemResolvers<ContextType>;
  BundleItemOption?: BundleItemOptionResolvers<ContextType>;
  BundleProduct?: BundleProductResolvers<ContextType>;
  CancelOrderOutput?: CancelOrderOutputResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  CartAdditionalInfo?: CartAdditionalInfoResolvers<ContextType>;
  CartAddressCountry?: CartAddressCountryResolvers<ContextType>;
  CartAddressInterface?: CartAddressInterfaceResolvers<ContextType>;
  CartAddressRegion?: CartAddressRegionResolvers<ContextType>;
  CartDropship?: CartDropshipResolvers<ContextType>;
  CartFreeShipping?: CartFreeShippingResolvers<ContextType>;
  CartGiftwrap?: CartGiftwrapResolvers<ContextType>;
  CartIdMe?: CartIdMeResolvers<ContextType>;
  CartItemError?: CartItemErrorResolvers<ContextType>;
  CartItemExtraInfo?: CartItemExtraInfoResolvers<ContextType>;
  CartItemInterface?: CartItemInterfaceResolvers<ContextType>;
  CartItemPart?: CartItemPartResolvers<ContextType>;
  CartItemPrices?: CartItemPricesResolvers<ContextType>;
  CartItemSelectedOptionValuePrice?: CartItemSelectedOptionValuePriceResolvers<ContextType>;
  CartItemToolOption?: CartItemToolOptionResolvers<ContextType>;
  CartItems?: CartItemsResolvers<ContextType>;
  CartPrices?: CartPricesResolvers<ContextType>;
  CartRewardPoints?: CartRewardPointsResolvers<ContextType>;
  CartRewardSpending?: CartRewardSpendingResolvers<ContextType>;
  CartTaxItem?: CartTaxItemResolvers<ContextType>;
  CartTotalSegment?: CartTotalSegmentResolvers<ContextType>;
  CartUserInputError?: CartUserInputErrorResolvers<ContextType>;
  CategoryInterface?: CategoryInterfaceResolvers<ContextType>;
  CategoryResult?: CategoryResultResolvers<ContextType>;
  CategoryTree?: CategoryTreeResolvers<ContextType>;
  ChangeOrderedSignOutput?: ChangeOrderedSignOutputResolvers<ContextType>;
  CheckMailchimpIdOutput?: CheckMailchimpIdOutputResolvers<ContextType>;
  CheckoutUserInputError?: CheckoutUserInputErrorResolvers<ContextType>;
  CmsBlock?: CmsBlockResolvers<ContextType>;
  CmsBlocks?: CmsBlocksResolvers<ContextType>;
  CmsPage?: CmsPageResolvers<ContextType>;
  ComplexTextValue?: ComplexTextValueResolvers<ContextType>;
  ConfigValue?: ConfigValueResolvers<ContextType>;
  ConfigurableAttributeOption?: ConfigurableAttributeOptionResolvers<ContextType>;
  ConfigurableCartItem?: ConfigurableCartItemResolvers<ContextType>;
  ConfigurableProduct?: ConfigurableProductResolvers<ContextType>;
  ConfigurableProductOptions?: ConfigurableProductOptionsResolvers<ContextType>;
  ConfigurableProductOptionsValues?: ConfigurableProductOptionsValuesResolvers<ContextType>;
  ConfigurableVariant?: ConfigurableVariantResolvers<ContextType>;
  ConfigurableWishlistItem?: ConfigurableWishlistItemResolvers<ContextType>;
  ConnectedSocialLogin?: ConnectedSocialLoginResolvers<ContextType>;
  ContactUsOutput?: ContactUsOutputResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  CpNewsletterOutput?: CpNewsletterOutputResolvers<ContextType>;
  CreateGuestCartOutput?: CreateGuestCartOutputResolvers<ContextType>;
  CreateProductReviewOutput?: CreateProductReviewOutputResolvers<ContextType>;
  Currency?: CurrencyResolvers<ContextType>;
  Customer?: CustomerResolvers<ContextType>;
  CustomerAddress?: CustomerAddressResolvers<ContextType>;
  CustomerAddressAttribute?: CustomerAddressAttributeResolvers<ContextType>;
  CustomerAddressRegion?: CustomerAddressRegionResolvers<ContextType>;
  CustomerOrder?: CustomerOrderResolvers<ContextType>;
  CustomerOrders?: CustomerOrdersResolvers<ContextType>;
  CustomerOutput?: CustomerOutputResolvers<ContextType>;
  CustomerReferral?: CustomerReferralResolvers<ContextType>;
  CustomerSession?: CustomerSessionResolvers<ContextType>;
  CustomerStoreCredit?: CustomerStoreCreditResolvers<ContextType>;
  CustomerStoreCreditHistory?: CustomerStoreCreditHistoryResolvers<ContextType>;
  CustomerStoreCreditHistoryItem?: CustomerStoreCreditHistoryItemResolvers<ContextType>;
  CustomerToken?: CustomerTokenResolvers<ContextType>;
  CustomizableAreaOption?: CustomizableAreaOptionResolvers<ContextType>;
  CustomizableAreaValue?: CustomizableAreaValueResolvers<ContextType>;
  CustomizableCheckboxOption?: CustomizableCheckboxOptionResolvers<ContextType>;
  CustomizableCheckboxValue?: CustomizableCheckboxValueResolvers<ContextType>;
  CustomizableDateOption?: CustomizableDateOptionResolvers<ContextType>;
  CustomizableDateValue?: CustomizableDateValueResolvers<ContextType>;
  CustomizableDropDownOption?: CustomizableDropDownOptionResolvers<ContextType>;
  CustomizableDropDownValue?: CustomizableDropDownValueResolvers<ContextType>;
  CustomizableFieldOption?: CustomizableFieldOptionResolvers<ContextType>;
  CustomizableFieldValue?: CustomizableFieldValueResolvers<ContextType>;
  CustomizableFileOption?: CustomizableFileOptionResolvers<ContextType>;
  CustomizableFileValue?: CustomizableFileValueResolvers<ContextType>;
  CustomizableMultipleOption?: CustomizableMultipleOptionResolvers<ContextType>;
  CustomizableMultipleValue?: CustomizableMultipleValueResolvers<ContextType>;
  CustomizableOptionInterface?: CustomizableOptionInterfaceResolvers<ContextType>;
  CustomizableProductInterface?: CustomizableProductInterfaceResolvers<ContextType>;
  CustomizableRadioOption?: CustomizableRadioOptionResolvers<ContextType>;
  CustomizableRadioValue?: CustomizableRadioValueResolvers<ContextType>;
  DeleteMyPhotosOutput?: DeleteMyPhotosOutputResolvers<ContextType>;
  DeleteSavedDesignOutput?: DeleteSavedDesignOutputResolvers<ContextType>;
  DesignLinkOutput?: DesignLinkOutputResolvers<ContextType>;
  DesignPage?: DesignPageResolvers<ContextType>;
  Discount?: DiscountResolvers<ContextType>;
  DownloadableProduct?: DownloadableProductResolvers<ContextType>;
  DownloadableProductLinks?: DownloadableProductLinksResolvers<ContextType>;
  DownloadableProductSamples?: DownloadableProductSamplesResolvers<ContextType>;
  EnquiryOutput?: EnquiryOutputResolvers<ContextType>;
  EntityUrl?: EntityUrlResolvers<ContextType>;
  ExchangeRate?: ExchangeRateResolvers<ContextType>;
  Gift?: GiftResolvers<ContextType>;
  GiftAnswers?: GiftAnswersResolvers<ContextType>;
  GiftCardAccount?: GiftCardAccountResolvers<ContextType>;
  GiftFinder?: GiftFinderResolvers<ContextType>;
  GiftOption?: GiftOptionResolvers<ContextType>;
  GiftQuestion?: GiftQuestionResolvers<ContextType>;
  GroupedProduct?: GroupedProductResolvers<ContextType>;
  GroupedProductItem?: GroupedProductItemResolvers<ContextType>;
  HeaderOffer?: HeaderOfferResolvers<ContextType>;
  HeaderOfferOutput?: HeaderOfferOutputResolvers<ContextType>;
  HttpQueryParameter?: HttpQueryParameterResolvers<ContextType>;
  Invoice?: InvoiceResolvers<ContextType>;
  InvoiceItem?: InvoiceItemResolvers<ContextType>;
  InvoiceItemInterface?: InvoiceItemInterfaceResolvers<ContextType>;
  InvoiceTotal?: InvoiceTotalResolvers<ContextType>;
  IsEmailAvailableOutput?: IsEmailAvailableOutputResolvers<ContextType>;
  JoinLoyaltyLevelOutput?: JoinLoyaltyLevelOutputResolvers<ContextType>;
  KeyValue?: KeyValueResolvers<ContextType>;
  LoginByEmailOtpDataOutput?: LoginByEmailOtpDataOutputResolvers<ContextType>;
  LoginUniversalpasswordOutput?: LoginUniversalpasswordOutputResolvers<ContextType>;
  LooserGiftAnswer?: LooserGiftAnswerResolvers<ContextType>;
  LoyaltyLevel?: LoyaltyLevelResolvers<ContextType>;
  MediaGalleryEntry?: MediaGalleryEntryResolvers<ContextType>;
  MediaGalleryInterface?: MediaGalleryInterfaceResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NeonProductInfo?: NeonProductInfoResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderAddress?: OrderAddressResolvers<ContextType>;
  OrderItem?: OrderItemResolvers<ContextType>;
  OrderItemInterface?: OrderItemInterfaceResolvers<ContextType>;
  OrderItemOption?: OrderItemOptionResolvers<ContextType>;
  OrderItemProof?: OrderItemProofResolvers<ContextType>;
  OrderItemProofSide?: OrderItemProofSideResolvers<ContextType>;
  OrderItemSign?: OrderItemSignResolvers<ContextType>;
  OrderPaymentMethod?: OrderPaymentMethodResolvers<ContextType>;
  OrderPaymentOption?: OrderPaymentOptionResolvers<ContextType>;
  OrderShipment?: OrderShipmentResolvers<ContextType>;
  OrderTicket?: OrderTicketResolvers<ContextType>;
  OrderTicketDocument?: OrderTicketDocumentResolvers<ContextType>;
  OrderTicketMessage?: OrderTicketMessageResolvers<ContextType>;
  OrderTicketOutput?: OrderTicketOutputResolvers<ContextType>;
  OrderTickets?: OrderTicketsResolvers<ContextType>;
  OrderTotal?: OrderTotalResolvers<ContextType>;
  OrderedBundle?: OrderedBundleResolvers<ContextType>;
  PageDetails?: PageDetailsResolvers<ContextType>;
  PageLink?: PageLinkResolvers<ContextType>;
  PageReviewData?: PageReviewDataResolvers<ContextType>;
  Passkey?: PasskeyResolvers<ContextType>;
  PasskeyOptions?: PasskeyOptionsResolvers<ContextType>;
  PayOrderOutput?: PayOrderOutputResolvers<ContextType>;
  Personalisation?: PersonalisationResolvers<ContextType>;
  PlaceOrderError?: PlaceOrderErrorResolvers<ContextType>;
  PlaceOrderOutput?: PlaceOrderOutputResolvers<ContextType>;
  Price?: PriceResolvers<ContextType>;
  PriceRange?: PriceRangeResolvers<ContextType>;
  PriceRow?: PriceRowResolvers<ContextType>;
  ProductCustomAttributes?: ProductCustomAttributesResolvers<ContextType>;
  ProductDiscount?: ProductDiscountResolvers<ContextType>;
  ProductFaq?: ProductFaqResolvers<ContextType>;
  ProductImage?: ProductImageResolvers<ContextType>;
  ProductInterface?: ProductInterfaceResolvers<ContextType>;
  ProductLinks?: ProductLinksResolvers<ContextType>;
  ProductLinksInterface?: ProductLinksInterfaceResolvers<ContextType>;
  ProductPrice?: ProductPriceResolvers<ContextType>;
  ProductPrices?: ProductPricesResolvers<ContextType>;
  ProductQaOutput?: ProductQaOutputResolvers<ContextType>;
  ProductReview?: ProductReviewResolvers<ContextType>;
  ProductReviewRating?: ProductReviewRatingResolvers<ContextType>;
  ProductReviewRatingMetadata?: ProductReviewRatingMetadataResolvers<ContextType>;
  ProductReviewRatingValueMetadata?: ProductReviewRatingValueMetadataResolvers<ContextType>;
  ProductReviewRatingsMetadata?: ProductReviewRatingsMetadataResolvers<ContextType>;
  ProductReviews?: ProductReviewsResolvers<ContextType>;
  Products?: ProductsResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  ReCaptchaConfigurationV3?: ReCaptchaConfigurationV3Resolvers<ContextType>;
  ReadymadeTemplate?: ReadymadeTemplateResolvers<ContextType>;
  ReadymadeTemplatesOutput?: ReadymadeTemplatesOutputResolvers<ContextType>;
  ReferAFriendOutput?: ReferAFriendOutputResolvers<ContextType>;
  ReferredFriend?: ReferredFriendResolvers<ContextType>;
  Region?: RegionResolvers<ContextType>;
  RemoveCouponFromCartOutput?: RemoveCouponFromCartOutputResolvers<ContextType>;
  RemoveGiftCardFromCartOutput?: RemoveGiftCardFromCartOutputResolvers<ContextType>;
  RemoveItemFromCartOutput?: RemoveItemFromCartOutputResolvers<ContextType>;
  RemoveProductsFromWishlistOutput?: RemoveProductsFromWishlistOutputResolvers<ContextType>;
  RemoveRewardPointsFromCartOutput?: RemoveRewardPointsFromCartOutputResolvers<ContextType>;
  RemoveStoreCreditFromCartOutput?: RemoveStoreCreditFromCartOutputResolvers<ContextType>;
  ReorderItemsOutput?: ReorderItemsOutputResolvers<ContextType>;
  RevokeCustomerTokenOutput?: RevokeCustomerTokenOutputResolvers<ContextType>;
  RewardInformation?: RewardInformationResolvers<ContextType>;
  RewardPoints?: RewardPointsResolvers<ContextType>;
  RewardPointsAmount?: RewardPointsAmountResolvers<ContextType>;
  RewardPointsBalanceHistoryItem?: RewardPointsBalanceHistoryItemResolvers<ContextType>;
  RewardPointsExchangeRates?: RewardPointsExchangeRatesResolvers<ContextType>;
  RewardPointsRate?: RewardPointsRateResolvers<ContextType>;
  RewardPointsSubscriptionStatus?: RewardPointsSubscriptionStatusResolvers<ContextType>;
  RewardRule?: RewardRuleResolvers<ContextType>;
  RichSnippetImage?: RichSnippetImageResolvers<ContextType>;
  RoutableInterface?: RoutableInterfaceResolvers<ContextType>;
  SalesCommentItem?: SalesCommentItemResolvers<ContextType>;
  SaveDesignOutput?: SaveDesignOutputResolvers<ContextType>;
  SavedDesign?: SavedDesignResolvers<ContextType>;
  SavedDesigns?: SavedDesignsResolvers<ContextType>;
  SearchResultPageInfo?: SearchResultPageInfoResolvers<ContextType>;
  SelectedBundleOption?: SelectedBundleOptionResolvers<ContextType>;
  SelectedBundleOptionValue?: SelectedBundleOptionValueResolvers<ContextType>;
  SelectedConfigurableOption?: SelectedConfigurableOptionResolvers<ContextType>;
  SelectedCustomizableOption?: SelectedCustomizableOptionResolvers<ContextType>;
  SelectedCustomizableOptionValue?: SelectedCustomizableOptionValueResolvers<ContextType>;
  SelectedPaymentMethod?: SelectedPaymentMethodResolvers<ContextType>;
  SelectedShippingMethod?: SelectedShippingMethodResolvers<ContextType>;
  SetAdditionalInfoOnCartOutput?: SetAdditionalInfoOnCartOutputResolvers<ContextType>;
  SetBillingAddressOnCartOutput?: SetBillingAddressOnCartOutputResolvers<ContextType>;
  SetGuestEmailOnCartOutput?: SetGuestEmailOnCartOutputResolvers<ContextType>;
  SetPaymentMethodOnCartOutput?: SetPaymentMethodOnCartOutputResolvers<ContextType>;
  SetShippingAddressesOnCartOutput?: SetShippingAddressesOnCartOutputResolvers<ContextType>;
  SetShippingMethodsOnCartOutput?: SetShippingMethodsOnCartOutputResolvers<ContextType>;
  ShareCartOutput?: ShareCartOutputResolvers<ContextType>;
  SharedCart?: SharedCartResolvers<ContextType>;
  SharedCartItem?: SharedCartItemResolvers<ContextType>;
  SharedWishlist?: SharedWishlistResolvers<ContextType>;
  SharedWishlistItem?: SharedWishlistItemResolvers<ContextType>;
  ShipmentItem?: ShipmentItemResolvers<ContextType>;
  ShipmentItemInterface?: ShipmentItemInterfaceResolvers<ContextType>;
  ShipmentTracking?: ShipmentTrackingResolvers<ContextType>;
  ShippingCartAddress?: ShippingCartAddressResolvers<ContextType>;
  ShippingDiscount?: ShippingDiscountResolvers<ContextType>;
  ShippingHandling?: ShippingHandlingResolvers<ContextType>;
  ShippingMethodAdditionalInfo?: ShippingMethodAdditionalInfoResolvers<ContextType>;
  SimpleCartItem?: SimpleCartItemResolvers<ContextType>;
  SimpleProduct?: SimpleProductResolvers<ContextType>;
  SimpleWishlistItem?: SimpleWishlistItemResolvers<ContextType>;
  SiteImage?: SiteImageResolvers<ContextType>;
  SitePage?: SitePageResolvers<ContextType>;
  SitePages?: SitePagesResolvers<ContextType>;
  SocialLoginStart?: SocialLoginStartResolvers<ContextType>;
  SocialProvider?: SocialProviderResolvers<ContextType>;
  SortField?: SortFieldResolvers<ContextType>;
  SortFields?: SortFieldsResolvers<ContextType>;
  SpendRewardPointsOnCartOutput?: SpendRewardPointsOnCartOutputResolvers<ContextType>;
  StarCount?: StarCountResolvers<ContextType>;
  StartAtPriceItem?: StartAtPriceItemResolvers<ContextType>;
  StartAtPriceOutput?: StartAtPriceOutputResolvers<ContextType>;
  StatusMessageOutput?: StatusMessageOutputResolvers<ContextType>;
  StoreConfig?: StoreConfigResolvers<ContextType>;
  SubscribeEmailToNewsletterOutput?: SubscribeEmailToNewsletterOutputResolvers<ContextType>;
  SwatchDataInterface?: SwatchDataInterfaceResolvers<ContextType>;
  TaxItem?: TaxItemResolvers<ContextType>;
  TextSwatchData?: TextSwatchDataResolvers<ContextType>;
  TierPrice?: TierPriceResolvers<ContextType>;
  UpdateCartItemsOutput?: UpdateCartItemsOutputResolvers<ContextType>;
  UrlRewrite?: UrlRewriteResolvers<ContextType>;
  UserInputError?: UserInputErrorResolvers<ContextType>;
  VideoEntry?: VideoEntryResolvers<ContextType>;
  VirtualCartItem?: VirtualCartItemResolvers<ContextType>;
  VirtualProduct?: VirtualProductResolvers<ContextType>;
  VirtualWishlistItem?: VirtualWishlistItemResolvers<ContextType>;
  WeeklyDeal?: WeeklyDealResolvers<ContextType>;
  WishListUserInputError?: WishListUserInputErrorResolvers<ContextType>;
  Wishlist?: WishlistResolvers<ContextType>;
  WishlistItemInterface?: WishlistItemInterfaceResolvers<ContextType>;
  WishlistItems?: WishlistItemsResolvers<ContextType>;
};

