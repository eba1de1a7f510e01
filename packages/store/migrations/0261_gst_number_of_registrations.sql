-- A registration by a program may have the GST number of a business.
ALTER TABLE registrations ADD COLUMN gst_number TEXT;
