/** What crawlers may read: everything of the public shop, nothing of any other. */
export const robotsTxt = (isPublic: boolean, siteUrl: string): string =>
  isPublic ? `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n` : 'User-agent: *\nDisallow: /\n'
