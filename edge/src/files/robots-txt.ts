/** Allows crawlers everything on the public shop and nothing on any other host. */
export const robotsTxt = (isPublic: boolean, siteUrl: string): string =>
  isPublic ? `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n` : 'User-agent: *\nDisallow: /\n'
