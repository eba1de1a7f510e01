-- A deleted upload is of no more use. Another tab may delete a photo in the second in which a design, form or review with it
-- is stored: whichever comes second is refused.
CREATE TRIGGER design_uploads_there BEFORE INSERT ON design_uploads
WHEN (SELECT state FROM uploads WHERE uid = NEW.upload_uid) = 'deleted'
BEGIN SELECT RAISE(ABORT, 'UPLOAD_DELETED'); END;

CREATE TRIGGER design_previews_there BEFORE INSERT ON design_revisions
WHEN (SELECT state FROM uploads WHERE uid = NEW.preview_uid) = 'deleted'
BEGIN SELECT RAISE(ABORT, 'UPLOAD_DELETED'); END;

CREATE TRIGGER enquiry_photos_there BEFORE INSERT ON enquiry_photos
WHEN (SELECT state FROM uploads WHERE uid = NEW.upload_uid) = 'deleted'
BEGIN SELECT RAISE(ABORT, 'UPLOAD_DELETED'); END;

CREATE TRIGGER review_photos_there BEFORE INSERT ON review_photos
WHEN (SELECT state FROM uploads WHERE uid = NEW.upload_uid) = 'deleted'
BEGIN SELECT RAISE(ABORT, 'UPLOAD_DELETED'); END;

CREATE TRIGGER ticket_files_there BEFORE INSERT ON ticket_files
WHEN (SELECT state FROM uploads WHERE uid = NEW.upload_uid) = 'deleted'
BEGIN SELECT RAISE(ABORT, 'UPLOAD_DELETED'); END;
