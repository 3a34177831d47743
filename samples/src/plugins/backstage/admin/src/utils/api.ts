import { adminApi } from '@strapi/strapi/admin';

export interface Note {
  documentId: string;
  text: string;
  done: boolean;
  author: string;
  targetType: string;
  targetId: string;
}

export interface Target {
  targetType?: string;
  targetId?: string;
}

export interface Settings {
  placeholder: string;
  showInList: boolean;
}

const api = adminApi
  .enhanceEndpoints({ addTagTypes: ['BackstageNotes', 'BackstageSettings'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getNotes: build.query<Note[], Target>({
        query: (params) => ({ url: '/backstage/notes', method: 'GET', config: { params } }),
        transformResponse: ({ data }: { data: Note[] }) => data,
        providesTags: ['BackstageNotes'],
      }),
      addNote: build.mutation<void, Target & { text: string }>({
        query: (data) => ({ url: '/backstage/notes', method: 'POST', data }),
        invalidatesTags: ['BackstageNotes'],
      }),
      setDone: build.mutation<void, { documentId: string; done: boolean }>({
        query: ({ documentId, done }) => ({
          url: `/backstage/notes/${documentId}`,
          method: 'PUT',
          data: { done },
        }),
        invalidatesTags: ['BackstageNotes'],
      }),
      getBackstageSettings: build.query<{ data: Settings; maxLength: number }, void>({
        query: () => ({ url: '/backstage/settings', method: 'GET' }),
        providesTags: ['BackstageSettings'],
      }),
      saveBackstageSettings: build.mutation<void, Settings>({
        query: (data) => ({ url: '/backstage/settings', method: 'PUT', data }),
        invalidatesTags: ['BackstageSettings'],
      }),
    }),
  });

export const {
  useGetNotesQuery,
  useAddNoteMutation,
  useSetDoneMutation,
  useGetBackstageSettingsQuery,
  useSaveBackstageSettingsMutation,
} = api;
