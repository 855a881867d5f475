/** `transformations/{uid}/{transformId}`: a browser requests a portrait, the server ends the request. */
import { all, hasChildren } from './condition.ts'
import {
  is,
  isCleanUpPlanned,
  isEmailOfToken,
  isLastCounted,
  isNew,
  isNow,
  isTemplate,
  isTheirs,
  isValid,
  only,
} from './named-conditions.ts'

/** The id is TEMPLATE_TIME, with a template's id of at most 100 letters: 114 in all, as in src/domain/ids.ts. */
const isTemplateOfTheId = all(
  isTemplate,
  "$transformId.beginsWith(newData.val() + '_')",
  '$transformId.length === newData.val().length + 14',
  '$transformId.length <= 114',
  '$transformId.matches(/[0-9]{13}$/)',
)

export const transformations = {
  $uid: {
    '.read': isTheirs,
    '.indexOn': ['status', 'createdAt'],
    $transformId: {
      '.write': all(
        isTheirs,
        isNew,
        hasChildren(['status', 'createdAt', 'updatedAt', 'templateId', 'userEmail']),
        isLastCounted('transformations', '$transformId'),
        isCleanUpPlanned,
      ),
      ...isValid(),
      ...only({
        status: isValid(is("'processing'")),
        createdAt: isValid(isNow),
        updatedAt: isValid(isNow),
        templateId: isValid(isTemplateOfTheId),
        userEmail: isValid(isEmailOfToken),
      }),
    },
  },
}
