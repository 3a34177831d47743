import type { Core } from '@strapi/strapi';
import fs from 'fs';
import os from 'os';
import path from 'path';
import * as data from './data';
import { documentIdOf, later, startSeeding, useDocumentId } from './deterministic';
import { drawPlate } from './pictures';

type Ids = Map<string, { id: number; documentId: string }>;

const READABLE = ['restaurant', 'category', 'chef', 'city', 'menu', 'review', 'article', 'homepage'];

/**
 * Fills an empty database. Ids, document ids and times are the same on each run. A document's id is derived from its
 * content type and name, so adding a document to data.ts doesn't change any others.
 */
export async function seed(strapi: Core.Strapi): Promise<void> {
  startSeeding();
  await strapi.plugin('i18n').service('locales').create({ code: 'fr', name: 'French (fr)' });
  await seedPermissions(strapi);
  const users = await seedUsers(strapi);
  if (!strapi.contentTypes['api::bookmark.bookmark']) {
    // A page replaced the content types, so there's nothing to fill them with.
    return;
  }
  const files = await seedFiles(strapi);
  const cities = await seedSimple(strapi, 'api::city.city', data.cities, (city) => city.name);
  const categories = await seedCategories(strapi);
  const chefs = await seedSimple(
    strapi,
    'api::chef.chef',
    data.chefs.map((chef) => ({
      ...chef,
      biography: [{ type: 'paragraph', children: [{ type: 'text', text: chef.biography }] }],
      hometown: cities.get(chef.hometown)?.documentId,
    })),
    (chef) => chef.name,
    'published'
  );
  const restaurants = await seedRestaurants(strapi, { categories, chefs, files });
  await seedSimple(
    strapi,
    'api::menu.menu',
    data.menus.map((menu) => ({ ...menu, restaurant: restaurants.get(menu.restaurant)?.documentId })),
    (menu) => menu.title
  );
  await seedSimple(
    strapi,
    'api::review.review',
    data.reviews.map((review) => ({
      ...review,
      restaurant: restaurants.get(review.restaurant)?.documentId,
      author: users.get(review.author)?.documentId,
    })),
    (review) => review.content
  );
  await seedArticles(strapi, { categories, chefs, files });
  await seedHomepage(strapi, restaurants);
  useDocumentId(documentIdOf('api::bookmark.bookmark:first'));
  await strapi.documents('api::bookmark.bookmark').create({
    data: {
      label: 'Try this',
      target: { __type: 'api::restaurant.restaurant', id: restaurants.get('noodle-lab')!.id },
    } as never,
  });
}

async function seedPermissions(strapi: Core.Strapi): Promise<void> {
  const roles = strapi.db.query('plugin::users-permissions.role');
  const permissions = strapi.db.query('plugin::users-permissions.permission');
  const moderator = await roles.create({
    data: { name: 'Moderator', description: 'Edits reviews', type: 'moderator', documentId: documentIdOf('role:moderator') },
  });
  const authenticated = await roles.findOne({ where: { type: 'authenticated' } });
  const open = await roles.findOne({ where: { type: 'public' } });
  const allow = (role: { id: number }, actions: string[]) =>
    Promise.all(actions.map((action) => permissions.create({ data: { action, role: role.id } })));
  const read = READABLE.flatMap((name) =>
    name === 'homepage' ? [`api::${name}.${name}.find`] : [`api::${name}.${name}.find`, `api::${name}.${name}.findOne`]
  );
  for (const role of [open, authenticated, moderator]) {
    await allow(role, [...read, 'plugin::i18n.locales.listLocales']);
  }
  await allow(authenticated, ['api::review.review.create']);
  await allow(moderator, ['create', 'update', 'delete'].map((action) => `api::review.review.${action}`));
  const tokens = strapi.service('admin::api-token');
  for (const [name, type, accessKey] of [
    ['Full access', 'full-access', data.fullAccessKey],
    ['Read only', 'read-only', data.readOnlyKey],
  ]) {
    const token = await tokens.create({ kind: 'content-api', name, description: '', type, lifespan: null });
    await strapi.db
      .query('admin::api-token')
      .update({ where: { id: token.id }, data: { accessKey: tokens.hash(accessKey) } });
  }
  await strapi.service('admin::user').create({
    ...data.administrator,
    registrationToken: null,
    isActive: true,
    roles: [(await strapi.service('admin::role').getSuperAdmin()).id],
  });
}

async function seedUsers(strapi: Core.Strapi): Promise<Ids> {
  const ids: Ids = new Map();
  for (const { role: type, ...user } of data.users) {
    const role = await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type } });
    useDocumentId(documentIdOf(`user:${user.username}`));
    const created = await strapi
      .plugin('users-permissions')
      .service('user')
      .add({ ...user, provider: 'local', confirmed: true, blocked: false, role: role.id });
    ids.set(user.username, created);
  }
  return ids;
}

async function seedFiles(strapi: Core.Strapi): Promise<Map<string, number>> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'samples-'));
  const files = new Map<string, number>();
  for (const [name, background, food] of [
    ['biscotte', '#ffe8d1', '#c8643c'],
    ['noodles', '#dcecff', '#e0b04a'],
    ['salad', '#e2f4dc', '#5a9a4b'],
  ]) {
    const filepath = await drawPlate(folder, name, background, food);
    useDocumentId(documentIdOf(`file:${name}`));
    const [file] = await strapi
      .plugin('upload')
      .service('upload')
      .upload({
        data: { fileInfo: { name: `${name}.jpg`, alternativeText: `A plate: ${name}`, caption: null } },
        files: {
          filepath,
          originalFilename: `${name}.jpg`,
          mimetype: 'image/jpeg',
          size: fs.statSync(filepath).size,
        },
      });
    files.set(name, file.id);
  }
  fs.rmSync(folder, { recursive: true });
  return files;
}

async function seedSimple<T extends object>(
  strapi: Core.Strapi,
  uid: string,
  rows: T[],
  keyOf: (row: T) => string,
  status?: 'published'
): Promise<Ids> {
  const ids: Ids = new Map();
  for (const row of rows) {
    useDocumentId(documentIdOf(`${uid}:${keyOf(row)}`));
    const created = await strapi.documents(uid as 'api::city.city').create({ data: row, status } as never);
    ids.set(keyOf(row), created as { id: number; documentId: string });
  }
  return ids;
}

async function seedCategories(strapi: Core.Strapi): Promise<Ids> {
  const ids: Ids = new Map();
  const categories = strapi.documents('api::category.category');
  for (const { slug, en, fr } of data.categories) {
    useDocumentId(documentIdOf(`category:${slug}`));
    const created = await categories.create({ data: { name: en, slug } });
    await categories.update({ documentId: created.documentId, locale: 'fr', data: { name: `${fr}`, slug } });
    ids.set(slug, { id: Number(created.id), documentId: created.documentId });
  }
  return ids;
}

async function seedRestaurants(
  strapi: Core.Strapi,
  { categories, chefs, files }: { categories: Ids; chefs: Ids; files: Map<string, number> }
): Promise<Ids> {
  const ids: Ids = new Map();
  const restaurants = strapi.documents('api::restaurant.restaurant');
  for (const { fr, state, city, chef, categories: slugs, ...fields } of data.restaurants) {
    useDocumentId(documentIdOf(`restaurant:${fields.slug}`));
    const common = {
      ...fields,
      email: `hello@${fields.slug}.example`,
      address: { street: '1 Market Square', city, postalCode: '69001', country: 'France' },
      openingHours: [
        { day: 'friday', opensAt: '12:00:00.000', closesAt: '22:30:00.000' },
        { day: 'sunday', opensAt: '10:00:00.000', closesAt: '15:00:00.000' },
      ],
      categories: slugs.map((slug) => categories.get(slug)!.documentId),
      chef: chefs.get(chef)!.documentId,
      ...pictures(fields.slug, files),
    };
    const created = await restaurants.create({
      data: { ...common, name: state === 'modified' ? `${fields.name} (old name)` : fields.name } as never,
    });
    const { documentId } = created;
    if (state !== 'draft') {
      await restaurants.publish({ documentId });
    }
    if (state === 'modified') {
      await later(() => restaurants.update({ documentId, data: { name: fields.name } }));
    }
    if (fr) {
      const { published, ...texts } = fr;
      await restaurants.update({ documentId, locale: 'fr', data: { ...common, ...texts } as never });
      if (published) {
        await restaurants.publish({ documentId, locale: 'fr' });
      }
    }
    ids.set(fields.slug, { id: Number(created.id), documentId });
  }
  await restaurants.update({
    documentId: ids.get('biscotte-restaurant')!.documentId,
    data: { nearby: [ids.get('noodle-lab')!.documentId] },
    status: 'published',
  });
  return ids;
}

function pictures(slug: string, files: Map<string, number>): { cover?: number; gallery?: number[] } {
  const biscotte = files.get('biscotte')!;
  const salad = files.get('salad')!;
  switch (slug) {
    case 'biscotte-restaurant':
      return { cover: biscotte, gallery: [biscotte, salad] };
    case 'noodle-lab':
      return { cover: files.get('noodles')! };
    case 'green-bowl':
      return { cover: salad };
    default:
      return {};
  }
}

async function seedArticles(
  strapi: Core.Strapi,
  { categories, chefs, files }: { categories: Ids; chefs: Ids; files: Map<string, number> }
): Promise<void> {
  const articles = strapi.documents('api::article.article');
  let previous: string | undefined;
  for (const { fr, draft, quote, category, authors, ...fields } of data.articles) {
    useDocumentId(documentIdOf(`article:${fields.slug}`));
    const { documentId } = await articles.create({
      data: {
        ...fields,
        category: categories.get(category)!.documentId,
        authors: authors.map((name) => chefs.get(name)!.documentId),
        relatedArticles: previous ? [previous] : [],
        seo: { metaTitle: fields.title, metaDescription: `${fields.title}, by our chefs.` },
        blocks: [
          { __component: 'shared.rich-text', body: fields.content },
          ...(quote ? [{ __component: 'shared.quote', ...quote }] : []),
          ...(draft ? [] : [{ __component: 'shared.media', file: files.get('salad') }]),
        ],
      } as never,
      status: draft ? 'draft' : 'published',
    });
    if (fr) {
      await articles.update({ documentId, locale: 'fr', data: { slug: fields.slug, title: fr }, status: 'published' });
    }
    previous = documentId;
  }
}

async function seedHomepage(strapi: Core.Strapi, restaurants: Ids): Promise<void> {
  const homepage = strapi.documents('api::homepage.homepage');
  useDocumentId(documentIdOf('homepage'));
  const { documentId } = await homepage.create({
    data: {
      title: 'Where do we eat?',
      introduction: 'Restaurants we like, and why.',
      seo: { metaTitle: 'Where do we eat?', metaDescription: 'Restaurants we like.' },
      featured: [restaurants.get('biscotte-restaurant')!.documentId, restaurants.get('noodle-lab')!.documentId],
    },
    status: 'published',
  });
  await homepage.update({ documentId, locale: 'fr', data: { title: 'On mange où ?' }, status: 'published' });
}
